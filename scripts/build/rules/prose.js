import { rule } from './rule.js';

/**
 * Words that no text uses, with those to use instead; the glossary of docs/style.md has more.
 *
 * @type {[words: RegExp, instead: string][]}
 */
const WORDS = [
  [/\blongest \d/i, 'at most'],
  [/\bbesides?\b/i, 'in addition to, or next to'],
  [/\bspent\b/i, 'expired'],
  [/\bmove[sd]? (an? [\w ]+ )?to\b/i, 'leads to, or marks as'],
  [/\bthe service's documents\b/i, 'the documents'],
  [/\bbut for\b/i, 'unless, or except'],
  [/\bdocumented so\b/i, 'the fact itself'],
  [/\binput only\b/i, 'nothing, since the schemas of requests and responses say it'],
  [/\be-mailed\b/i, 'sent by e-mail'],
  [/\b(of|on|from) the document\b/i, 'the name of the record, such as the invoice'],
];

/** What a description does not talk about, since marks say it. */
const GAPS =
  /\bnot documented\b|\bundocumented\b|\bis (left open|assumed|inferred)\b|\bby convention\b|\bread from (its|the) name\b|\bthis contract\b/i;

/** The texts on the contract as such, which do talk about what is not documented. */
const GENERAL = new Set(['Info', 'SecurityScheme']);

export const proseRules = {
  'plain-words': rule('Say it in plain English, by the glossary of docs/style.md.', (report) =>
    everyText((text, key, context) => {
      for (const [words, instead] of WORDS) {
        const [found] = words.exec(text) ?? [];
        if (found) report(context, `Do not write "${found}". Write ${instead}.`, key);
      }
    }),
  ),

  'no-gaps': rule(
    'Leave it out: `x-not-documented` on the operation, or `x-inferred` on the part, says what is not documented.',
    (report) =>
      everyText((text, key, context) => {
        if (key === 'x-inferred' || GENERAL.has(context.type.name)) return;
        const [found] = GAPS.exec(text) ?? [];
        if (found) report(context, `A ${key} does not talk about gaps, as "${found}" does.`, key);
      }),
  ),
};

/**
 * Visits every description, summary and reason.
 *
 * @param {(text: string, key: string, context: import('./rule.js').Context) => void} visit
 * @returns {import('./rule.js').Visitor}
 */
function everyText(visit) {
  /** @type {(node: any, context: import('./rule.js').Context) => void} */
  const each = (node, context) => {
    for (const key of ['description', 'summary', 'x-inferred']) {
      const value = node?.[key];
      const text = typeof value?.$ref === 'string' ? context.resolve(value).node : value;
      if (typeof text === 'string') visit(text, key, context);
    }
  };
  return { any: each, ref: each };
}
