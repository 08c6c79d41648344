import type { Compiled } from './compile-tables.ts';
import { type Form, type ObjectForm, TEXT, withPercentages } from './plan/form.ts';
import type { Plans } from './plan/plan.ts';
import { type ParsedBody, readBody } from './read-body.ts';
import type { Facts } from './record-facts.ts';
import { Refusal } from './refusal.ts';
import type { Fields } from './table.ts';

/** What a stored record of a resource may hold: what the contract shows and takes, and what else its table keeps. */
export function storedForms(plans: Plans, tables: ReadonlyMap<string, Compiled>): ReadonlyMap<string, ObjectForm> {
  return new Map(
    [...tables].map(([resource, { table, openFields }]) => {
      const fields = new Map<string, Form>([
        ['created_time', TEXT],
        ['last_modified_time', TEXT],
      ]);
      for (const { resource: name, body, envelope } of plans.values()) {
        if (name !== resource) continue;
        for (const form of [body, 'record' in envelope ? envelope.record : undefined]) {
          for (const [field, inner] of form?.fields ?? []) fields.set(field, inner);
        }
      }
      for (const [field, form] of Object.entries({ ...openFields, ...(table.hidden as Fields) }))
        fields.set(field, form);
      return [resource, withPercentages({ kind: 'object', fields, isOpen: false }, table.percentages?.run ?? [])];
    }),
  );
}

/** Fields of a record that is to be stored, or what is wrong with them: `rate must be a number.` */
export function readStored(fields: Facts, body: ObjectForm): ParsedBody | string {
  try {
    return readBody(fields, { body, isStored: true });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
