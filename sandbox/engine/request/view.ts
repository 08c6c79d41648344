import type { Explainer } from '../explain/explain.ts';
import type { Form, ObjectForm } from '../plan/form.ts';
import type { Compiled } from '../record/compile-tables.ts';
import type { CoreContext } from '../record/context.ts';
import { fieldOf } from '../record/field.ts';
import type { Facts } from '../values/record-facts.ts';

/** The fields that answers show of a record: those that the contract has, and where it leaves these open, those of the table. */
export function shownFields({ fields, isOpen }: ObjectForm, { openFields }: Compiled): ReadonlyMap<string, Form> {
  return isOpen ? new Map([...fields, ...Object.entries(openFields)]) : fields;
}

/** A record as an answer shows it: with these fields, stored or computed. Fields without a value are left out. */
export function view(
  record: Facts,
  compiled: Compiled,
  fields: ReadonlyMap<string, Form>,
  context: CoreContext,
  explainer?: Explainer,
): Facts {
  const viewing = explainer?.view(record, compiled, context);
  const shown: Record<string, unknown> = {};
  for (const [field, form] of fields) {
    const value = viewing ? viewing.valueOf(field, form) : fieldOf(record, field, compiled, context, form);
    if (value !== undefined) shown[field] = value;
  }
  viewing?.done(shown);
  return shown;
}
