import { isCondition, walkProperties } from './walk-properties.js';

/** What the name of a property says of its schema, the first match counts. */
const KINDS = [
  { name: /^id$|_id\d?$/, what: 'an id', schemas: ['Id'] },
  { name: /_ids$/, what: 'a list of ids', schemas: ['Id'], list: true },
  { name: /^date$|_date$/, what: 'a day', schemas: ['CalendarDate'] },
  { name: /_time$/, what: 'a moment', schemas: ['DateTime'] },
];

/**
 * Ids, days and moments have the shared schemas, and nothing else spells them out.
 *
 * @param {any} schema
 * @param {unknown} _options
 * @param {import('@stoplight/spectral-core').RulesetFunctionContext} context
 */
export default function sharedSchemas(schema, _options, context) {
  /** @type {{ message: string, path: (string | number)[] }[]} */
  const problems = [];
  walkProperties(schema, [...context.path], (name, property, path) => {
    if (isCondition(path)) return;
    const kind = KINDS.find((candidate) => candidate.name.test(name));
    const target = kind?.list ? property.items : property;
    if (kind && !kind.schemas.some((shared) => target?.$ref === `#/components/schemas/${shared}`)) {
      problems.push({
        message: `Property "${name}" is ${kind.what} and has the schema ${kind.schemas.join(' or ')}.`,
        path,
      });
    } else if (['date', 'date-time', 'int64'].includes(property.format)) {
      problems.push({
        message: `Property "${name}" spells out format "${property.format}" instead of a shared schema.`,
        path,
      });
    }
  });
  return problems;
}
