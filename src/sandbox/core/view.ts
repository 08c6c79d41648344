import { isNode } from '../../contract/walk.ts';
import type { Compiled } from './compile.ts';
import type { CoreContext } from './context.ts';
import type { Facts } from './facts.ts';
import type { Form, ObjectForm } from './plan/form.ts';

/** What is shown of a field. */
interface Step {
  field: string;
  compute: ((record: Facts, context: CoreContext) => unknown) | undefined;
  /** Fits a value into the contract, if it has to be. */
  adapt: Adapt | undefined;
}

/** Fits a value into the contract: no field that it does not have, and whole numbers where it has whole numbers. */
type Adapt = (value: unknown) => unknown;

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
    adapt: adapting(form),
  }));
  return (record, context) => {
    const view: Record<string, unknown> = {};
    for (const { field, compute, adapt } of steps) {
      const value = compute ? compute(record, context) : record[field];
      if (value !== undefined) view[field] = adapt ? adapt(value) : value;
    }
    return view;
  };
}

/** How values of a form are fitted into the contract; undefined where they are shown as they are. */
function adapting(form: Form): Adapt | undefined {
  if (form.kind === 'integer') return (value) => (typeof value === 'number' ? Math.round(value) : value);
  if (form.kind === 'array') {
    const adapt = adapting(form.items);
    // Where the contract has one object or an array of them, one may stand alone.
    return adapt && ((value) => (Array.isArray(value) ? value.map(adapt) : adapt(value)));
  }
  if (form.kind !== 'object' || form.isOpen) return undefined;
  const fields = [...form.fields].map(([field, inner]) => ({ field, adapt: adapting(inner) }));
  return (value) => {
    if (!isNode(value)) return value;
    const fitted: Record<string, unknown> = {};
    for (const { field, adapt } of fields) {
      const inner = value[field];
      if (inner !== undefined) fitted[field] = adapt ? adapt(inner) : inner;
    }
    return fitted;
  };
}
