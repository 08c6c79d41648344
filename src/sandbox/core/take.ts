import { isNode } from '../../contract/walk.ts';
import { defined } from './defined.ts';
import { isAmount } from './money.ts';
import { ANY, type Form, type ObjectForm } from './plan/form.ts';
import { Refusal } from './refusal.ts';

/** What was read of a body. */
export interface Taken {
  /** The fields that the contract takes. A field that is to be cleared is undefined. */
  fields: Record<string, unknown>;
  /** Places of fields that the contract does not know. */
  unknown: string[];
  /** Places of fields that only the service sets. */
  ignored: string[];
}

/** What is known of a body. */
export interface Taking {
  /** What the contract takes. */
  body: ObjectForm;
  /** What the contract shows of the record, which the service sets if the body does not take it. */
  record: ObjectForm | undefined;
  /** Fields that are taken where the contract leaves open which there are. */
  open: Readonly<Record<string, Form>>;
  /** Fields of the record that are taken too. */
  also: readonly string[];
}

/**
 * Reads a body by what the contract takes.
 *
 * @throws Refusal if a value is of a type that the contract does not have for its field.
 */
export function take(body: Readonly<Record<string, unknown>>, { body: form, record, open, also }: Taking): Taken {
  const taken: Taken = { fields: {}, unknown: [], ignored: [] };
  const fields = new Map(form.fields);
  if (form.isOpen) for (const [field, inner] of Object.entries(open)) fields.set(field, inner);
  for (const field of also) fields.set(field, record?.fields.get(field) ?? ANY);
  taken.fields = readFields(body, { ...form, fields, isOpen: false }, record, '', taken);
  return taken;
}

function readFields(
  value: Readonly<Record<string, unknown>>,
  form: ObjectForm,
  record: Form | undefined,
  place: string,
  taken: Taken,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const shown = record?.kind === 'object' ? record.fields : undefined;
  for (const [name, inner] of Object.entries(value)) {
    const here = place === '' ? name : `${place}.${name}`;
    const known = form.fields.get(name);
    if (known) fields[name] = read(inner, known, shown?.get(name), here, taken);
    else (shown?.has(name) ? taken.ignored : taken.unknown).push(here);
  }
  return fields;
}

function read(value: unknown, form: Form, record: Form | undefined, place: string, taken: Taken): unknown {
  if (value === '' || value === null) return undefined;
  switch (form.kind) {
    case 'any':
      return value;
    case 'array':
      if (!Array.isArray(value)) return refuse(place, 'an array');
      return value.map((entry, index) =>
        read(entry, form.items, record?.kind === 'array' ? record.items : undefined, `${place}[${index}]`, taken),
      );
    case 'object':
      if (!isNode(value)) return refuse(place, 'an object');
      return form.isOpen && form.fields.size === 0 ? value : defined(readFields(value, form, record, place, taken));
    case 'id':
      return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : refuse(place, 'an id');
    case 'text':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : refuse(place, 'text');
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse(place, 'true or false');
    default:
      return readNumber(value, form.kind, place);
  }
}

/** Amounts may be written as text. */
function readNumber(value: unknown, kind: 'number' | 'integer', place: string): number {
  const number = isAmount(value) ? Number(value) : Number.NaN;
  if (kind === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number)) return number;
  return refuse(place, kind === 'integer' ? 'a whole number' : 'a number, such as 12.50');
}

function refuse(place: string, wanted: string): never {
  throw new Refusal('invalid', `${place} must be ${wanted}.`);
}
