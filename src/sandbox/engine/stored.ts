import { isNode } from '../../contract/index.ts';
import type { Compiled } from './compile-tables.ts';
import { type Form, type ObjectForm, TEXT, withPercentages } from './plan/form.ts';
import type { Plans } from './plan/plan.ts';
import { readBody } from './read-body.ts';
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

/** What is wrong with fields of a record that is to be stored: `rate must be a number.` Fields that there are not do not matter. */
export function problemOfStored(fields: Facts, form: ObjectForm): string | undefined {
  try {
    readBody(fields, { body: form });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return problemOfType(fields, form, '');
}

/** Types of values are those that are stored, where calls may send others: a text is no number. */
function problemOfType(value: unknown, form: Form, path: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (value === null) return `${path} must have a value, or be left out.`;
  if (form.kind === 'array')
    return firstOf(value as unknown[], (entry, index) => problemOfType(entry, form.items, `${path}[${index}]`));
  if (form.kind === 'object' && isNode(value)) {
    const below = path === '' ? '' : `${path}.`;
    return firstOf([...form.fields], ([name, inner]) => problemOfType(value[name], inner, below + name));
  }
  const [type, words] = STORED_TYPES[form.kind as keyof typeof STORED_TYPES] ?? [];
  return type !== undefined && typeof value !== type ? `${path} must be ${words}.` : undefined;
}

function firstOf<One>(all: readonly One[], problemOf: (one: One, index: number) => string | undefined) {
  for (const [index, one] of all.entries()) {
    const problem = problemOf(one, index);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const STORED_TYPES = {
  text: ['string', 'text'],
  id: ['string', 'an id, as text'],
  number: ['number', 'a number'],
  integer: ['number', 'a whole number'],
} as const;
