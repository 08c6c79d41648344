/**
 * @typedef {import('@redocly/openapi-core').UserContext} Context
 * @typedef {import('@redocly/openapi-core').Oas3Visitor} Visitor
 * @typedef {import('@redocly/openapi-core').Oas3Rule} Rule
 *
 * @typedef {(context: Pick<Context, 'report' | 'location'>, message: string, ...path: (string | number)[]) => void} Report
 *   Reports a problem at a path below the visited node.
 */

/**
 * Makes a rule of Redocly.
 *
 * @param {string} hint What to do about a problem.
 * @param {(report: Report) => Visitor} visitor
 * @returns {Rule}
 */
export function rule(hint, visitor) {
  return () =>
    visitor(({ report, location }, message, ...path) => {
      const problem = { message, location: location.child(path).key(), hint };
      report(problem);
    });
}

/**
 * The name that a reference leads to: its last token.
 *
 * @param {unknown} reference
 * @returns {string | undefined}
 */
export function nameOf(reference) {
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

/**
 * The operations of a URL, by method.
 *
 * @param {object} item
 * @returns {[method: string, operation: any][]}
 */
export function operationsIn(item) {
  return Object.entries(item).filter(([method]) => ['get', 'post', 'put', 'delete', 'patch'].includes(method));
}

/**
 * The keys that a location leads through in its file.
 *
 * @param {{ pointer: string }} location
 * @returns {string[]}
 */
export function keysOf({ pointer }) {
  return pointer.split('/').slice(1).filter(Boolean);
}

/**
 * The name of a schema that has one, as a component or as a key of a source file; undefined for any other.
 *
 * @param {Pick<Context, 'location'>} context
 * @returns {string | undefined}
 */
export function schemaName({ location }) {
  const keys = keysOf(location);
  return keys.length === 1 || (keys.length === 3 && keys[1] === 'schemas') ? keys.at(-1) : undefined;
}

/**
 * Visits every schema, and every reference to one with what stands next to it.
 *
 * @param {(schema: any, context: Context) => void} visit
 * @returns {Visitor}
 */
export function everySchema(visit) {
  return {
    Schema: visit,
    ref(node, context) {
      if (context.type.name === 'Schema') visit(node, context);
    },
  };
}

/**
 * Collects the schemas with a name, for what is judged once all have been visited.
 *
 * @param {(schema: any, context: Context) => void} [visit] Gets every schema in addition.
 */
export function collectSchemas(visit = () => {}) {
  /** @type {Map<string, { node: any, file: string }>} */
  const schemas = new Map();
  const visitor = everySchema((schema, context) => {
    const name = schemaName(context);
    if (name !== undefined && !schemas.has(name))
      schemas.set(name, { node: schema, file: context.location.source.absoluteRef });
    visit(schema, context);
  });
  return { schemas, visitor };
}
