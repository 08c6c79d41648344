import fc from 'fast-check';
import type { Form } from '../../../sandbox/engine/plan/form.ts';
import type { Schema } from '../../../src/contract/document.ts';
import { resolveSchema } from '../../../src/contract/references.ts';
import { contract } from '../document.ts';
import { isObject, type Json } from '../story.ts';

const TEXTS = ['Kit', '2026-03-28', '12.50', '0', '-1', '', 'sent', 'INV-7', '4815162342481599999'];
const NUMBERS = [1, 2, 0, 0.5, -1, 10.005, 1e9, 33];
const WHOLE = [1, 2, 0, 30, -1];
/** Objects below this depth are empty, and so are lists. */
const MAX_DEPTH = 5;

const text = fc.constantFrom(...TEXTS);
const number = fc.constantFrom(...NUMBERS);
const whole = fc.constantFrom(...WHOLE);

/** Stands for the id of some record, by its number: the newest of those that the field has is `#0`. */
export const id = fc.nat({ max: 30 }).map((number) => `#${number}`);

/** Some of the fields. */
function some(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>, share: number, always: string[] = []) {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    always.includes(name) ? value : rarely(value, share),
  ]);
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>).map(withoutGaps);
}

/** A value in so many of a hundred cases, undefined in the others. */
export function rarely<Value>(value: fc.Arbitrary<Value>, share: number): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: 100 - share }, { arbitrary: value, weight: share });
}

/** The fields that have a value. */
export function withoutGaps(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Values that a schema of the contract accepts, open types in each of their forms. */
export function valueFor(schema: Schema, name: string, depth = 0, share = 30): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(contract, schema);
  const { type, const: only, enum: words, properties, pattern, examples } = resolved;
  if (only !== undefined) return fc.constant(only);
  if (words) return fc.constantFrom(...words);
  const types = [type ?? (properties ? 'object' : 'string')].flat();
  return fc.oneof(
    ...types.map((one): fc.Arbitrary<unknown> => {
      if (one === 'array') return listOf(valueFor(resolved.items ?? {}, name, depth + 1, share), depth);
      if (one === 'object') return objectOf(resolved, depth, share);
      if (one === 'boolean') return fc.boolean();
      if (one === 'null') return fc.constant(null);
      if (/_ids?$/.test(name)) return id;
      if (one === 'integer') return whole;
      if (one === 'number') return number;
      return pattern && examples ? fc.constantFrom(...examples) : text;
    }),
  );
}

function listOf(entry: fc.Arbitrary<unknown>, depth: number): fc.Arbitrary<unknown[]> {
  return fc.array(entry, { maxLength: depth >= MAX_DEPTH ? 0 : 2 });
}

function objectOf({ properties, required, allOf, anyOf }: Schema, depth: number, share: number): fc.Arbitrary<Json> {
  const parts = [properties, ...[...(allOf ?? []), ...(anyOf ?? [])].map((part) => part.properties)];
  const fields = Object.entries(Object.assign({}, ...parts) as Record<string, Schema>);
  const kept = fields.filter(([name]) => depth < MAX_DEPTH || required?.includes(name));
  const values = kept.map(([name, schema]) => [name, valueFor(schema, name, depth + 1, share)] as const);
  return some(Object.fromEntries(values), share, required);
}

/** Values of a form, for bodies whose fields the contract leaves open. */
export function valueForForm(form: Form, name: string): fc.Arbitrary<unknown> {
  if (form.kind === 'array') return fc.array(valueForForm(form.items, name), { maxLength: 2 });
  if (form.kind === 'object') {
    const values = [...form.fields].map(([field, inner]) => [field, valueForForm(inner, field)] as const);
    return some(Object.fromEntries(values), 80);
  }
  if (form.kind === 'boolean') return fc.boolean();
  if (/_ids?$/.test(name)) return id;
  return form.kind === 'integer' ? whole : form.kind === 'number' ? number : text;
}

/** Variations of a sample: most values stay, names and numbers become those of another record. */
export function variationsOf(sample: unknown, name: string): fc.Arbitrary<unknown> {
  if (Array.isArray(sample)) return fc.tuple(...sample.map((entry) => variationsOf(entry, name)));
  if (isObject(sample)) {
    const entries = Object.entries(sample);
    return some(Object.fromEntries(entries.map(([field, value]) => [field, variationsOf(value, field)])), 93);
  }
  const same = { arbitrary: fc.constant(sample), weight: 5 };
  if (/_ids?$/.test(name)) return fc.oneof({ ...same, weight: 3 }, { arbitrary: id, weight: 2 });
  if (typeof sample === 'number') return fc.oneof(same, { arbitrary: number, weight: 1 });
  if (typeof sample !== 'string') return fc.constant(sample);
  const isName = /^(tax_|contact_|warehouse_|group_)?name$|^(sku|email|reason)$|^(\w+_)?number$/.test(name);
  return isName ? fc.nat({ max: 99 }).map((number) => `${sample} ${number}`) : fc.constant(sample);
}
