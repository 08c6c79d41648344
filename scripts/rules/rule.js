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
