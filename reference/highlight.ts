import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import { escapeHtml } from './markdown.ts';

hljs.registerLanguage('bash', bash);
hljs.registerLanguage('javascript', javascript);
hljs.registerLanguage('json', json);

const ALIASES: Readonly<Record<string, string>> = { sh: 'bash', js: 'javascript', ts: 'javascript' };

/** Spans that the style gives no colour of their own. */
const PLAIN_SPANS =
  /<span class="hljs-(?:punctuation|operator|property|subst|params|variable constant_)">([^<]*)<\/span>/g;

/** Marks up code as HTML; without marks if the language is not known here. */
export function highlight(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  if (!hljs.getLanguage(name)) return escapeHtml(code);
  return hljs
    .highlight(code, { language: name })
    .value.replaceAll(PLAIN_SPANS, '$1')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
}
