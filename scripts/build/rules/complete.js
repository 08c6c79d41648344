import path from 'node:path';
import { operationsIn } from './rule.js';

/** What stands behind `security` in an operation. */
const BEHIND_SECURITY = ['parameters', 'requestBody', 'responses'];

/**
 * Adds to each operation what `x-every-operation` of the index says: `security`, parameters of the URL, and responses, of which 404 is
 * for URLs with an id. What an operation says itself stays as it is, and a URL with an empty list of parameters gets none. It runs
 * before the sources are linted and bundled.
 *
 * In generated clients, the arguments for an operation's own parameters precede those for the parameters of its URL. So if the
 * operations declare the URL's id, the shared parameters are added to the operations, too, and stay in front of the id.
 *
 * @returns {import('@redocly/openapi-core').Oas3Visitor}
 */
export function completeOperations() {
  /** @type {any} */
  let shared;
  /** @type {string} */
  let entry;
  return {
    Root(root, { location }) {
      const index = /** @type {any} */ (root);
      shared = index['x-every-operation'];
      entry = location.source.absoluteRef;
      delete index['x-every-operation'];
    },
    PathItem(item, { key, location }) {
      if (!shared) return;
      const from = path.dirname(location.source.absoluteRef);
      const reference = (/** @type {{ $ref: string }} */ { $ref }) => ({
        $ref: path.relative(from, path.join(path.dirname(entry), $ref)).replaceAll(path.sep, '/'),
      });
      const { parameters, ...others } = item;
      const references = shared.parameters.map(reference);
      const ids = String(key).split('{').length - 1;
      if (parameters?.length === 0) delete item.parameters;
      else if ((parameters ?? []).length < ids) {
        for (const [, operation] of operationsIn(item))
          operation.parameters = [...references, ...(operation.parameters ?? [])];
      } else reorder(item, { parameters: [...references, ...(parameters ?? [])], ...others });
      for (const [, operation] of operationsIn(item)) {
        if (operation.security === undefined) addSecurity(operation);
        for (const [status, response] of Object.entries(shared.responses))
          if (status !== '404' || String(key).includes('{')) operation.responses[status] ??= reference(response);
      }
    },
  };

  /** @param {any} operation */
  function addSecurity(operation) {
    const entries = Object.entries(operation);
    const index = entries.findIndex(([name]) => BEHIND_SECURITY.includes(name));
    reorder(operation, Object.fromEntries(entries.toSpliced(index, 0, ['security', shared.security])));
  }
}

/**
 * Gives an object the entries of another one, in their order.
 *
 * @param {any} node
 * @param {object} entries
 */
function reorder(node, entries) {
  for (const name of Object.keys(node)) delete node[name];
  Object.assign(node, entries);
}
