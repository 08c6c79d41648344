import { isNode } from '../../../src/contract/index.ts';
import { ANY, type Form } from '../plan/form.ts';
import { refusalOf } from '../refusal.ts';
import type { RecordData } from '../values/record-data.ts';
import type { CoreContext } from './context.ts';
import type { ComputeWithin, Resource } from './resource.ts';

/**
 * The value of a field, computed if need be: the one place where it is, by a rule that is known.
 *
 * @param form What the contract has for it, if it is to be shown; otherwise, all that there is.
 */
export function fieldOf(
  record: RecordData,
  field: string,
  compiled: Resource,
  context: CoreContext,
  form: Form = ANY,
): unknown {
  const compute = compiled.computed.get(field);
  let rule = compute?.rule;
  try {
    const value = compute
      ? context.compute(compute.rule, record, (seen) => compute.value(seen, context))
      : record[field];
    // Most values hold no others, so there is nothing to compute within them.
    if (typeof value !== 'object' && form.kind !== 'integer' && form.kind !== 'array') return value;
    return fitted(value, form, compiled.innerComputed.get(field), (inner, entry, index) => {
      rule = inner.rule;
      return inner.value(entry, context, record, index);
    });
  } catch (error) {
    // The rule is named only where it fails: a page of records computes thousands of values.
    const refusal = refusalOf(error);
    refusal.rule ??= rule;
    throw refusal;
  }
}

/** Computes a field of an entry of a list, or of an object, which has none of the indexes. */
export type Compute = (inner: ComputeWithin, entry: RecordData, index: number, isEntry: boolean) => unknown;

const NOTHING: ReadonlyMap<string, ComputeWithin> = new Map();

/**
 * A value with what is computed within it, in each entry of a list or in an object, and fitted into the contract: no field that it
 * does not have, in its order, and whole numbers where it has whole numbers.
 */
export function fitted(
  value: unknown,
  form: Form,
  innerComputed = NOTHING,
  compute: Compute = () => undefined,
  index = 0,
  isEntry = false,
): unknown {
  if (form.kind === 'integer') return typeof value === 'number' ? Math.round(value) : value;
  if (Array.isArray(value)) {
    if (form.kind !== 'array' && innerComputed.size === 0) return value;
    const items = form.kind === 'array' ? form.items : form;
    return value.map((entry, at) => fitted(entry, items, innerComputed, compute, at, true));
  }
  // Where the contract has one object or an array of them, one may stand alone.
  if (form.kind === 'array') return fitted(value, form.items, innerComputed, compute);
  if (!isNode(value)) return value;
  const shown: Record<string, unknown> = {};
  if (form.kind !== 'object' || form.isOpen) {
    if (innerComputed.size === 0) return value;
    Object.assign(shown, value);
    for (const [field, inner] of innerComputed) shown[field] = compute(inner, value, index, isEntry);
    return shown;
  }
  for (const [field, fieldForm] of form.fields) {
    const inner = innerComputed.get(field);
    const fit = fitted(inner ? compute(inner, value, index, isEntry) : value[field], fieldForm);
    if (fit !== undefined) shown[field] = fit;
  }
  return shown;
}
