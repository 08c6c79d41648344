import { isNode } from '../../contract/walk.ts';
import type { Compiled } from './compile.ts';
import type { CoreContext } from './context.ts';
import type { Facts } from './facts.ts';
import type { Form, ObjectForm } from './plan/form.ts';

/** What is shown of a field. */
interface Step {
  field: string;
  compute: ((record: Facts, context: CoreContext) => unknown) | undefined;
  /** The form of a value that has to be fitted into the contract. */
  form: Form | undefined;
}

/** Shows records of one resource in one form. */
export type View = (record: Facts, context: CoreContext) => Facts;

/**
 * Makes a view: it shows the fields that the contract has for an answer, stored or computed. Fields without a value are
 * left out.
 */
export function createView({ computed, openFields }: Compiled, { fields, isOpen }: ObjectForm): View {
  const shown = isOpen ? new Map([...fields, ...Object.entries(openFields)]) : fields;
  const steps: Step[] = [...shown].map(([field, form]) => ({
    field,
    compute: computed.get(field),
    form: isPlain(form) ? undefined : form,
  }));
  return (record, context) => {
    const view: Record<string, unknown> = {};
    for (const { field, compute, form } of steps) {
      const value = compute ? compute(record, context) : record[field];
      if (value !== undefined) view[field] = form ? fitted(value, form) : value;
    }
    return view;
  };
}

/** Whether values of a form are shown as they are. */
function isPlain(form: Form): boolean {
  if (form.kind === 'array') return isPlain(form.items);
  return form.kind !== 'integer' && (form.kind !== 'object' || form.isOpen);
}

/** Fits a value into the contract: no field that it does not have, and whole numbers where it has whole numbers. */
function fitted(value: unknown, form: Form): unknown {
  if (form.kind === 'integer') return typeof value === 'number' ? Math.round(value) : value;
  // Where the contract has one object or an array of them, one may stand alone.
  if (form.kind === 'array')
    return Array.isArray(value) ? value.map((entry) => fitted(entry, form.items)) : fitted(value, form.items);
  if (form.kind !== 'object' || form.isOpen || !isNode(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [field, inner] of form.fields) {
    if (value[field] !== undefined) result[field] = fitted(value[field], inner);
  }
  return result;
}
