import { rule } from './rule.js';

/** Words that descriptions do without, and what to write instead. docs/style.md has the glossary. */
const WORDS = /** @type {const} */ ([
  [/\bnot documented\b/i, 'leave it to x-not-documented and x-inferred'],
  [/\bdocumented so\b/i, 'state it as a fact'],
  [/\b(?:by convention|the convention for)\b/i, 'say what the response holds'],
  [/\b(?:read from the name|is taken to be)\b/i, 'leave it to x-inferred'],
  [/\binput only\b/i, 'leave it to the schemas of requests and responses'],
  [/\blongest \d/i, 'say "At most"'],
  [/\bmove[sd]? to\b/i, 'say "leads to", or what the call does'],
  [/\banswers\b/i, 'say "returns" or "holds"'],
  [/\bbeside\b/i, 'say "in addition to" or "next to"'],
  [/\bbut for\b/i, 'say "except" or "unless"'],
  [/\be-mailed\b/i, 'say "sent by e-mail"'],
  [/\b(?:of|on|from) the document\b/i, 'name the record, such as the invoice'],
]);

/** Rules on the language of descriptions. */
export const proseRules = {
  prose: rule('Write plain English by the glossary of docs/style.md.', (report) => {
    /** @type {(node: any, context: import('./rule.js').Context) => void} */
    const check = (node, context) => {
      for (const key of ['summary', 'description']) {
        const text = node[key];
        if (typeof text !== 'string') continue;
        for (const [words, instead] of WORDS) {
          const [found] = words.exec(text) ?? [];
          if (found !== undefined) report(context, `"${found}" does not belong in a ${key}: ${instead}.`, key);
        }
      }
    };
    return { Operation: check, Parameter: check, RequestBody: check, Response: check, Schema: check, Tag: check };
  }),
};
