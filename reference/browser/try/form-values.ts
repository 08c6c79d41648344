import { digitsOf, exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { InputKind } from '../../model/inputs.ts';

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The value that a text stands for in a field: a number keeps its digits, and what is no number is sent as a text. */
export function scalarOf(kind: InputKind, text: string, before: unknown): unknown {
  if (text === '') return undefined;
  const isNumber = kind === 'number' || digitsOf(before) !== undefined;
  return isNumber && NUMBER.test(text) ? parseExact(text) : text;
}

/** A value as it is edited in an input. */
export function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : (digitsOf(value) ?? exactText(value));
}

/** Checks whether the usual input for a field can show a value. Other values are edited as JSON. */
export function fits(kind: InputKind, value: unknown): boolean {
  if (value === undefined) return kind !== 'json';
  if (kind === 'object') return isObject(value);
  if (kind === 'list') return Array.isArray(value);
  return kind !== 'json' && (['string', 'boolean'].includes(typeof value) || digitsOf(value) !== undefined);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && digitsOf(value) === undefined;
}

/** The same object with another value of a field, or without it. Fields keep their order. */
export function withField(object: JsonObject, name: string, value: unknown): JsonObject {
  const { [name]: _, ...others } = object;
  if (value === undefined) return others;
  return { ...object, [name]: value };
}

/** The same list with another entry. */
export function withEntry(list: readonly unknown[], index: number, value: unknown): unknown[] {
  return list.map((entry, place) => (place === index ? value : entry));
}
