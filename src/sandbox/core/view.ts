import { isNode } from '../../contract/walk.ts';
import type { Compiled } from './compile.ts';
import type { CoreContext } from './context.ts';
import type { Facts } from './facts.ts';
import type { Form, ObjectForm } from './plan/form.ts';

/**
 * What a caller is shown of a record: the fields that the contract has for this answer, stored or computed. Fields
 * without a value are left out.
 */
export function show({ computed, openFields }: Compiled, context: CoreContext, record: Facts, form: ObjectForm): Facts {
  const shown: Record<string, unknown> = {};
  const add = (field: string, inner: Form): void => {
    const compute = computed.get(field);
    const value = compute ? compute(record, context) : record[field];
    if (value !== undefined) shown[field] = shaped(value, inner);
  };
  for (const [field, inner] of form.fields) add(field, inner);
  if (form.isOpen) {
    for (const [field, inner] of Object.entries(openFields)) add(field, inner);
  }
  return shown;
}

/** Fits a value into the contract: no field that it does not have, and whole numbers where it has whole numbers. */
function shaped(value: unknown, form: Form): unknown {
  if (form.kind === 'integer') return typeof value === 'number' ? Math.round(value) : value;
  if (form.kind === 'array') return Array.isArray(value) ? value.map((entry) => shaped(entry, form.items)) : value;
  if (form.kind !== 'object' || form.isOpen || !isNode(value)) return value;
  const fitted: Record<string, unknown> = {};
  for (const [field, inner] of form.fields) {
    if (value[field] !== undefined) fitted[field] = shaped(value[field], inner);
  }
  return fitted;
}
