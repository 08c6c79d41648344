import { SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall, urlOf } from './code-call.ts';
import { digitsOf, exactText, fitsNumber } from './exact-json.ts';
import { freshJson } from './fresh-text.ts';
import { key, literal, quote } from './literal.ts';
import { headerTemplate, tokenHeaderOf } from './token-header.ts';

/** Writes a call with plain `fetch`, as a module for Node. The token comes from `INVENTORY_ACCESS_TOKEN`, or else from the samples. */
export function fetchSample(call: SampleCall): string {
  const { method, query, body, file } = call;
  const json = freshJson(call);
  const form = body && 'field' in body ? body : undefined;
  const header = tokenHeaderOf(call);
  return [
    ...(form ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const url = new URL(${quote(urlOf(call))});`,
    ...Object.entries(query).map(([name, value]) => `url.searchParams.set(${quote(name)}, ${quote(value)});`),
    ...(form
      ? [
          'const body = new FormData();',
          `const picture = await readFile(${quote(SAMPLE_FILE.name)});`,
          `body.set(${quote(form.field)}, new File([picture], ${quote(SAMPLE_FILE.name)}, { type: ${quote(SAMPLE_FILE.type)} }));`,
        ]
      : []),
    '',
    'const response = await fetch(url, {',
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    '  headers: {',
    `    ${key(header.name)}: ${headerTemplate(header, `process.env.INVENTORY_ACCESS_TOKEN ?? ${quote(SAMPLE_TOKEN)}`)},`,
    ...(json !== undefined ? ["    'Content-Type': 'application/json',"] : []),
    '  },',
    ...(json !== undefined ? [`  body: ${bodyText(json)},`] : []),
    ...(form ? ['  body,'] : []),
    '});',
    ...(file !== undefined
      ? [
          'if (!response.ok) throw new Error(`The service responded with ${response.status}`);',
          'const file = await response.blob();',
        ]
      : ['const result = await response.json();', 'if (result.code !== 0) throw new Error(result.message);']),
    '',
  ].join('\n');
}

/** The body as code: a value, or a string where it has a number that JavaScript would round. */
function bodyText(body: unknown): string {
  return hasLongNumber(body) ? quote(exactText(body)) : `JSON.stringify(${literal(body, '  ')})`;
}

function hasLongNumber(value: unknown): boolean {
  const digits = digitsOf(value);
  if (digits !== undefined) return !fitsNumber(digits);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongNumber);
}
