import { rule } from './rule.js';
import { CONTRACT_WORDS, findWords } from './words.js';

/** What a description does not talk about, since marks say it. */
const GAPS =
  /\bnot documented\b|\bundocumented\b|\bis (left open|assumed|inferred)\b|\bby convention\b|\bread from (its|the) name\b|\bthis contract\b|\bthe documents\b/i;

/** The texts on the contract as such, which do talk about what is not documented. */
const GENERAL = new Set(['Info', 'SecurityScheme']);

export const proseRules = {
  'plain-words': rule('Say it in plain English, by the glossary of docs/contributing/style.md.', (report) =>
    everyText((text, key, context) => {
      for (const { message } of findWords(text, CONTRACT_WORDS)) report(context, message, key);
    }),
  ),

  'no-gaps': rule(
    'Leave it out: `x-not-documented` on the operation, or `x-inferred` on the part, says what is not documented, and `x-contradiction` what is documented in two ways.',
    (report) =>
      everyText((text, key, context) => {
        if (key.startsWith('x-') || GENERAL.has(context.type.name)) return;
        const [found] = GAPS.exec(text) ?? [];
        if (found) report(context, `A ${key} does not talk about gaps, as "${found}" does.`, key);
      }),
  ),
};

/**
 * Visits every description, summary, reason and contradiction.
 *
 * @param {(text: string, key: string, context: import('./rule.js').Context) => void} visit
 * @returns {import('./rule.js').Visitor}
 */
function everyText(visit) {
  /** @type {(node: any, context: import('./rule.js').Context) => void} */
  const each = (node, context) => {
    for (const key of ['description', 'summary', 'x-inferred', 'x-contradiction']) {
      const value = node?.[key];
      const text = typeof value?.$ref === 'string' ? context.resolve(value).node : value;
      if (typeof text === 'string') visit(text, key, context);
    }
  };
  return { any: each, ref: each };
}
