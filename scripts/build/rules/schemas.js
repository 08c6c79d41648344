import { keysOf, nameOf, rule, schemaName } from './rule.js';

/** What the name of a property says of its schema; the first match counts. */
const KINDS = [
  { name: /^id$|_id\d?$/, what: 'an id', schemas: ['Id'] },
  { name: /_ids$/, what: 'a list of ids', schemas: ['Id'], isList: true },
  { name: /^date$|_date$/, what: 'a day', schemas: ['CalendarDate', 'ClearedDate'] },
  { name: /_time$/, what: 'a moment', schemas: ['DateTime', 'ClearedDateTime'] },
];

/** Keywords whose subschemas only narrow a property that is described elsewhere. */
const CONDITIONS = new Set(['if', 'then', 'else', 'not', 'contains', 'dependentSchemas']);

const SENTENCE = /^[A-Z`][\s\S]{15,}\.$/;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;

/** Types of Redocly that become components with a name. */
const COMPONENTS = new Set(['Schema', 'Parameter', 'Response']);

export const schemaRules = {
  'shared-schemas': rule(
    'Refer to Id for an id, CalendarDate for a day and DateTime for a moment, all in common/schemas.yaml.',
    (report) => ({
      SchemaProperties(properties, context) {
        if (isCondition(context)) return;
        for (const [name, property] of Object.entries(properties)) {
          const problem = sharedSchemaProblem(name, property);
          if (problem) report(context, problem, name);
        }
      },
    }),
  ),

  'schema-descriptions': rule('Say what the record or the part of one is.', (report) => ({
    Schema(schema, context) {
      const name = schemaName(context);
      if (name !== undefined && !schema.description) report(context, `Schema "${name}" has no description.`);
    },
  })),

  inferred: rule('Write one sentence: what the part was inferred from, or which two things are stated.', (report) => {
    /** @type {(node: any, context: import('./rule.js').Context) => void} */
    const check = (node, context) => {
      for (const mark of ['x-inferred', 'x-contradiction']) {
        const reason = node?.[mark];
        if (reason === undefined || (typeof reason === 'string' && SENTENCE.test(reason))) continue;
        report(context, `\`${mark}\` is one sentence, with a capital first and a full stop.`, mark);
      }
    };
    return { any: check, ref: check };
  }),

  'open-object': rule(
    'Leave `additionalProperties: true` out, since bodies are open without it; or mark the schema with `x-inferred` if nothing of its fields is documented.',
    (report) => {
      /** @type {Set<string>} Places of schemas that are marked as inferred. */
      const marked = new Set();
      return {
        Schema(schema, context) {
          const place = context.location.absolutePointer;
          if (/** @type {any} */ (schema)['x-inferred'] !== undefined) marked.add(place);
          if (schema.additionalProperties !== true || [...marked].some((mark) => isWithin(place, mark))) return;
          const message = '`additionalProperties: true` would let every misspelt field of a sample pass.';
          report(context, message, 'additionalProperties');
        },
      };
    },
  ),

  'component-name': rule(
    'Give the schema, parameter or response another name, in PascalCase and without a suffix.',
    (report) => ({
      ref(node, context) {
        const name = nameOf(node.$ref);
        if (name === undefined || !COMPONENTS.has(context.type.name) || PASCAL_CASE.test(name)) return;
        report(context, `Component name "${name}" is not in PascalCase.`, '$ref');
      },
    }),
  ),
};

/**
 * @param {string} name
 * @param {any} property
 */
function sharedSchemaProblem(name, property) {
  const kind = KINDS.find((candidate) => candidate.name.test(name));
  const target = kind?.isList ? property.items : property;
  if (kind && !kind.schemas.includes(nameOf(target?.$ref) ?? ''))
    return `Property "${name}" is ${kind.what} and has the schema ${kind.schemas.join(' or ')}.`;
  if (['date', 'date-time'].includes(property.format))
    return `Property "${name}" spells out format "${property.format}" instead of a shared schema.`;
  return undefined;
}

/**
 * Whether properties stand in a condition, where they are narrowed and not declared.
 *
 * @param {Pick<import('./rule.js').Context, 'location'>} context
 */
function isCondition({ location }) {
  const keys = keysOf(location);
  return keys.some((key, index) => CONDITIONS.has(key) && keys[index - 1] !== 'properties');
}

/**
 * @param {string} place
 * @param {string} parent
 */
function isWithin(place, parent) {
  return place === parent || place.startsWith(`${parent}/`);
}
