import { rule } from './rule.js';

/** Words that add nothing to a name. */
const EMPTY = new Set(
  'a an the of to for in on with by from that is are was it its as at and or which id identifier name number code type text value whether when'.split(
    ' ',
  ),
);

/** Rules on what descriptions tell. */
export const informRules = {
  informs: rule(
    'Say what a caller must know: what is required, units, limits, defaults, what it leads to. If the service documentation has nothing more, leave the description out.',
    (report) => ({
      Operation({ summary = '', description = '' }, context) {
        if (repeats(description, summary))
          report(context, `The description only repeats the summary "${summary}".`, 'description');
      },
      SchemaProperties(properties, context) {
        const owner = context.location.pointer.split('/').at(-2) ?? '';
        for (const [name, { description = '' }] of Object.entries(/** @type {Record<string, any>} */ (properties)))
          if (repeats(description, `${name} ${owner}`))
            report(context, `The description only repeats the name "${name}".`, name, 'description');
      },
    }),
  ),
};

/**
 * Whether a text has no word that a name does not have.
 *
 * @param {string} text
 * @param {string} name
 */
function repeats(text, name) {
  const known = new Set(stemsOf(name));
  const stems = stemsOf(text);
  return stems.length > 0 && stems.every((stem) => EMPTY.has(stem) || known.has(stem));
}

/**
 * The words of a text or of a name, without their endings.
 *
 * @param {string} text
 */
function stemsOf(text) {
  const words =
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.map((word) => (EMPTY.has(word) ? word : word.replace(/(?<=..)(e?s|e?d|ing|e)$/, '')));
}
