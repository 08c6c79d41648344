import { digitsOf, fitsNumber } from './exact-json.ts';
import { TIME } from './fresh-text.ts';

/** Writes a JSON value as a JavaScript literal, as a person would. A number with more digits than JavaScript keeps becomes a string. */
export function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const digits = digitsOf(value);
  if (digits !== undefined) return fitsNumber(digits) ? digits : quote(digits);
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? '[]' : '{}';
  const entries = isArray
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value).map(([name, entry]) => `${key(name)}: ${literal(entry, inner)}`);
  if (entries.length === 0) return `${open}${close}`;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

/** Writes the name of a property. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** Writes a string as a JavaScript string in single quotes, or as a template if the time is put in. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  if (!text.includes(TIME)) return `'${escaped.replaceAll("'", "\\'")}'`;
  return `\`${escaped.replaceAll(/`|\$\{/g, '\\$&').replaceAll(TIME, '${Date.now()}')}\``;
}
