import { SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall, urlOf } from './code-call.ts';
import { digitsOf } from './exact-json.ts';
import { freshJson, hasFresh, TIME } from './fresh-text.ts';
import { headerSum, tokenHeaderOf } from './token-header.ts';

const INDENT = '    ';

/** Writes a call with `requests`, for Python 3.6 or later. The token comes from `INVENTORY_ACCESS_TOKEN`, or else from the samples. */
export function pythonSample(call: SampleCall): string {
  const { id, method, query, body, file } = call;
  const name = SAMPLE_FILE.name;
  const header = tokenHeaderOf(call);
  const token = `os.environ.get("INVENTORY_ACCESS_TOKEN", ${quote(SAMPLE_TOKEN)})`;
  return [
    'import os',
    ...(hasFresh(call) ? ['import time'] : []),
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${quote(urlOf(call))},`,
    ...(Object.keys(query).length > 0 ? [`    params=${pythonLiteral(query, INDENT)},`] : []),
    `    headers={${quote(header.name)}: ${headerSum(header, token)}},`,
    ...(body && 'json' in body ? [`    json=${pythonLiteral(freshJson(call), INDENT)},`] : []),
    ...(body && 'field' in body
      ? [`    files={${quote(body.field)}: (${quote(name)}, open(${quote(name)}, "rb"), ${quote(SAMPLE_FILE.type)})},`]
      : []),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    ...(file === undefined
      ? ['result = response.json()']
      : [`with open(${quote(`${id}.${file}`)}, "wb") as file:`, '    file.write(response.content)']),
    '',
  ].join('\n');
}

/** Writes a JSON value as a Python literal. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const digits = digitsOf(value);
  if (digits !== undefined) return digits;
  const inner = indent + INDENT;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((entry) => pythonLiteral(entry, inner))
    : Object.entries(value as object).map(([key, entry]) => `${quote(key)}: ${pythonLiteral(entry, inner)}`);
  if (entries.length === 0) return `${open}${close}`;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

/**
 * Writes a string as a Python string, or as an f-string if the time is put in. JSON's escapes mean the same there, except for
 * halves of surrogate pairs, which it keeps.
 */
function quote(text: string): string {
  const quoted = JSON.stringify(text);
  if (!text.includes(TIME)) return quoted;
  return `f${quoted.replaceAll(/[{}]/g, '$&$&').replaceAll(TIME, '{int(time.time())}')}`;
}
