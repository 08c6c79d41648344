import { isNode } from '../../contract/index.ts';
import type { Compiled } from './compile-tables.ts';
import type { CoreContext } from './context.ts';
import type { Explainer } from './explain/explain.ts';
import { fieldOf } from './filter.ts';
import type { Form, ObjectForm } from './plan/form.ts';
import type { Facts } from './record-facts.ts';

/**
 * A record as an answer shows it: with the fields that the contract has for the answer, stored or computed. Fields without a
 * value are left out.
 */
export function view(
  record: Facts,
  compiled: Compiled,
  { fields, isOpen }: ObjectForm,
  context: CoreContext,
  explainer?: Explainer,
): Facts {
  const viewing = explainer?.view(record, compiled, context);
  const shown: Record<string, unknown> = {};
  for (const [field, form] of isOpen ? new Map([...fields, ...Object.entries(compiled.openFields)]) : fields) {
    const value = fitted(viewing ? viewing.valueOf(field) : fieldOf(record, field, compiled, context), form);
    if (value !== undefined) shown[field] = value;
  }
  viewing?.done(shown);
  return shown;
}

/** Fits a value into the contract: no field that it does not have, in its order, and whole numbers where it has whole numbers. */
function fitted(value: unknown, form: Form): unknown {
  if (value === undefined) return value;
  if (form.kind === 'integer') return typeof value === 'number' ? Math.round(value) : value;
  if (form.kind === 'array') {
    // Where the contract has one object or an array of them, one may stand alone.
    return Array.isArray(value) ? value.map((entry) => fitted(entry, form.items)) : fitted(value, form.items);
  }
  if (form.kind !== 'object' || form.isOpen || !isNode(value)) return value;
  const shown: Record<string, unknown> = {};
  for (const [field, inner] of form.fields) {
    const own = fitted(value[field], inner);
    if (own !== undefined) shown[field] = own;
  }
  return shown;
}
