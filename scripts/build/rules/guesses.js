import { rule, schemaName } from './rule.js';

/** Keywords that refuse a value, whatever stands next to them. */
const REFUSING = [
  'enum',
  'const',
  'not',
  'if',
  'dependentRequired',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minProperties',
  'maxProperties',
  'propertyNames',
];

/** Types that a guess may name alone: an object and a text. The build takes text as well as a guessed number. */
const NARROW = ['array', 'boolean'];

export const guessRules = {
  'guess-refuses': rule(
    'Take the keyword away, or accept what else the service may send; if the documents state it, take the mark away.',
    (report) => {
      /** @type {(part: any, context: import('./rule.js').Context) => void} */
      const check = (part, context) => {
        for (const { message, path } of refusals(part, [], false)) report(context, message, ...path);
      };
      return {
        Parameter: check,
        Schema(schema, context) {
          if (schemaName(context) !== undefined) check(schema, context);
        },
      };
    },
  ),
};

/**
 * Nothing that is inferred refuses a value: no refusing keyword stands next to `x-inferred`, or below it in place.
 * A schema that a guess refers to says for itself what it refuses.
 *
 * @param {any} node A schema or a parameter.
 * @param {(string | number)[]} path
 * @param {boolean} isBelow Whether a mark stands above.
 * @returns {{ message: string, path: (string | number)[] }[]}
 */
function refusals(node, path, isBelow) {
  if (node === null || typeof node !== 'object') return [];
  const isGuess = isBelow || node['x-inferred'] !== undefined;
  const below = children(node).flatMap(([keys, child]) => refusals(child, [...path, ...keys], isGuess));
  if (!isGuess) return below;
  const keywords = refusing(node, typeof node.in === 'string').map((keyword) => {
    return { message: `\`${keyword}\` refuses values, and is inferred.`, path: [...path, keyword] };
  });
  const message = `The type \`${node.type}\` alone refuses values, and is inferred.`;
  const type = !isBelow && NARROW.includes(node.type) ? [{ message, path: [...path, 'type'] }] : [];
  return [...keywords, ...type, ...below];
}

/**
 * @param {any} node
 * @param {boolean} isParameter
 * @returns {string[]}
 */
function refusing(node, isParameter) {
  if (isParameter) return node.required === true && node.in !== 'path' ? ['required'] : [];
  return [
    ...REFUSING.filter((keyword) => keyword in node),
    ...(node.required?.length > 0 ? ['required'] : []),
    ...['additionalProperties', 'unevaluatedProperties'].filter((keyword) => node[keyword] === false),
  ];
}

/**
 * The schemas that stand in a schema or a parameter, each with its path.
 *
 * @param {any} node
 * @returns {[path: (string | number)[], child: any][]}
 */
function children(node) {
  return [
    ...Object.entries(node.properties ?? {}).map(
      ([name, child]) => /** @type {[string[], any]} */ ([['properties', name], child]),
    ),
    ...(node.allOf ?? []).map((/** @type {any} */ child, /** @type {number} */ index) => [['allOf', index], child]),
    ...['items', 'schema']
      .filter((key) => key in node)
      .map((key) => /** @type {[string[], any]} */ ([[key], node[key]])),
  ];
}
