import { rule } from './rule.js';

const DAY = /^\d{4}-\d\d-\d\d$/;
const KEYS = ['seen', 'of', 'from', 'to'];

/** Rules on what rests on evidence: `x-observed`. */
export const observedRules = {
  observed: rule(
    'Take `x-observed` from an overlay that `propose` writes: { seen, of, from, to }; and take away the mark that it replaces.',
    (report) => {
      /** @type {(node: any, context: import('./rule.js').Context) => void} */
      const check = (node, context) => {
        const problem = problemOf(node);
        if (problem) report(context, problem, 'x-observed');
      };
      return {
        any: check,
        ref: check,
        Operation(operation, context) {
          const parts = /** @type {any} */ (operation)['x-not-documented'] ?? [];
          const responses = Object.values(/** @type {Record<string, any>} */ (operation.responses ?? {}));
          if (!parts.includes('response') || !responses.some((response) => response?.['x-observed'])) return;
          report(context, 'A response was observed, and x-not-documented still says `response`.', 'x-not-documented');
        },
      };
    },
  ),
};

/**
 * @param {any} node
 * @returns {string | undefined}
 */
function problemOf(node) {
  const observed = node?.['x-observed'];
  if (observed === undefined) return undefined;
  if (node['x-inferred'] !== undefined) return '`x-observed` stands next to `x-inferred`, which it replaces.';
  if (observed === null || typeof observed !== 'object' || Object.keys(observed).join() !== KEYS.join())
    return `\`x-observed\` has the keys ${KEYS.join(', ')}, in this order.`;
  const { seen, of, from, to } = observed;
  if (!Number.isInteger(seen) || !Number.isInteger(of) || seen < 1 || of < seen)
    return 'Of `x-observed`, `seen` is a whole number from 1 to `of`.';
  return DAY.test(from) && DAY.test(to) && from <= to
    ? undefined
    : 'Of `x-observed`, `from` and `to` are days, in their order.';
}
