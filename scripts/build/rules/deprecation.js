import { rule } from './rule.js';

/** Rules on what is deprecated. */
export const deprecationRules = {
  deprecation: rule(
    'Next to `deprecated: true`, say in `x-sunset` the first day on which it may be gone (docs/upgrading.md), and in its description what to use instead.',
    (report) => {
      /** @type {(node: any, context: import('./rule.js').Context) => void} */
      const check = (node, context) => {
        const problem = problemOf(node ?? {});
        if (problem) report(context, problem);
      };
      return { Operation: check, Parameter: check, Schema: check };
    },
  ),
};

/**
 * @param {{ deprecated?: unknown, 'x-sunset'?: unknown }} part
 * @returns {string | undefined}
 */
function problemOf({ deprecated, 'x-sunset': sunset }) {
  if (deprecated === undefined && sunset === undefined) return undefined;
  if (deprecated !== true) return '`x-sunset` stands where nothing is deprecated: `deprecated` is true or left out.';
  if (sunset === undefined) return 'What is deprecated has no `x-sunset`.';
  return isDay(sunset) ? undefined : '`x-sunset` is no day, such as 2027-06-30.';
}

/**
 * @param {unknown} value
 * @returns {boolean}
 */
function isDay(value) {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${value}T`);
}
