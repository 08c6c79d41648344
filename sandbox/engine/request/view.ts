import type { Explainer } from '../explain/explain.ts';
import type { Form, ObjectForm } from '../plan/form.ts';
import type { CoreContext } from '../record/context.ts';
import { fieldOf } from '../record/field.ts';
import type { Resource } from '../record/resource.ts';
import type { RecordData } from '../values/record-data.ts';

/** The fields that answers show of a record: those that the contract has, and where it leaves these open, those of the table. */
export function shownFields({ fields, isOpen }: ObjectForm, { openFields }: Resource): ReadonlyMap<string, Form> {
  return isOpen ? new Map([...fields, ...Object.entries(openFields)]) : fields;
}

/** A record as an answer shows it: with these fields, stored or computed. Fields without a value are left out. */
export function view(
  record: RecordData,
  compiled: Resource,
  fields: ReadonlyMap<string, Form>,
  context: CoreContext,
  explainer?: Explainer,
): RecordData {
  const viewing = explainer?.view(record, compiled, context);
  const shown: Record<string, unknown> = {};
  for (const [field, form] of fields) {
    const value = viewing ? viewing.valueOf(field, form) : fieldOf(record, field, compiled, context, form);
    if (value !== undefined) shown[field] = value;
  }
  viewing?.done(shown);
  return shown;
}
