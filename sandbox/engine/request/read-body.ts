import { isNode } from '../../../src/contract/index.ts';
import { ANY, type Form, type ObjectForm, type SimpleForm, TEXT, withPercentages } from '../plan/form.ts';
import type { Plans } from '../plan/plan.ts';
import { CONVENTIONS } from '../record/conventions.ts';
import type { Resource } from '../record/resource.ts';
import type { Fields } from '../record/table.ts';
import { Refusal } from '../refusal.ts';
import { isAmount, isPercentage, QUANTITY_DECIMALS } from '../values/money.ts';
import type { RecordData } from '../values/record-data.ts';

/** A body as it was read. */
export interface ParsedBody {
  /** The fields that the contract accepts. A field that is to be cleared is undefined. */
  fields: Record<string, unknown>;
  /** Paths of fields that the contract does not know. */
  unknown: string[];
  /** Paths of fields that only the service sets. */
  ignored: string[];
  /** Where the entries of lists were sent, by the path of the list, for lists of which empty entries were left out. */
  sentIndexes: Map<string, readonly number[]>;
  /** All values of a type that the contract does not have for their fields, and all required ones that are blank. */
  refused: Refusal[];
}

export interface BodyOptions {
  body: ObjectForm;
  /** Form of the record in the contract, for fields that the body does not accept because the service sets them; none by default. */
  record?: ObjectForm | undefined;
  /** True to accept a string for a list, and an id for an object with only an id; false by default. */
  acceptsShort?: boolean;
  /**
   * True to convert values of another type where possible, since the contract may only guess the type: `"true"` to true,
   * `true` to a string, an object to a list of one, and a list of one to an object; false by default.
   */
  readsOthers?: boolean;
  /** True to reject values of another type; true by default. Otherwise such a value counts as empty. */
  refusesTypes?: boolean;
  /** True to reject required fields that are blank; false by default. */
  refusesBlank?: boolean;
  /** True to accept only the exact type in which records store the value, such as no string for a number; false by default. */
  isStored?: boolean;
}

type Reading = Omit<ParsedBody, 'fields'> &
  Required<Pick<BodyOptions, 'readsOthers' | 'refusesTypes' | 'refusesBlank' | 'isStored'>>;

/**
 * Reads a body by what the contract accepts.
 *
 * @throws Refusal for all values that are rejected.
 */
export function readBody(sent: RecordData, options: BodyOptions): ParsedBody {
  const parsed = readAll(sent, options);
  if (parsed.refused.length > 0) throw Refusal.joining(parsed.refused);
  return parsed;
}

/** Reads a body by what the contract accepts. What is rejected counts as not sent, so that the rest can be checked, too. */
export function readAll(sent: RecordData, options: BodyOptions): ParsedBody {
  const { body, record, acceptsShort = false, ...how } = options;
  const findings = { unknown: [], ignored: [], sentIndexes: new Map(), refused: [] };
  const reading: Reading = {
    readsOthers: false,
    refusesTypes: true,
    refusesBlank: false,
    isStored: false,
    ...how,
    ...findings,
  };
  const full = acceptsShort ? (writtenOut(sent, body) as RecordData) : sent;
  const fields = readFields(full, body, record, '', reading);
  const { unknown, ignored, sentIndexes, refused } = reading;
  return { fields, unknown, ignored, sentIndexes, refused };
}

/**
 * A value with its short forms written out. The contract has refused those that it does not accept.
 *
 * @param list The field that has it, if it is a list or an entry of one.
 */
function writtenOut(value: unknown, form: Form, list?: string): unknown {
  if (form.kind === 'array') {
    const { items } = form;
    const isSimple = items.kind === 'text' || items.kind === 'id' || idField(items, list) !== undefined;
    const isOne = isSimple && (typeof value === 'number' || (typeof value === 'string' && value !== ''));
    const entries = isOne ? String(value).split(/\s*,\s*/) : value;
    return Array.isArray(entries) ? entries.map((entry) => writtenOut(entry, items, list)) : entries;
  }
  if (form.kind !== 'object') return value;
  const isShort = (typeof value === 'string' && value !== '') || typeof value === 'number';
  if (isShort) {
    const id = idField(form, list);
    return id === undefined ? value : { [id]: value };
  }
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, sent]) => [field, writtenOut(sent, form.fields.get(field) ?? ANY, field)]),
  );
}

/** The field that a bare id stands for: the only one of an object, or `contact_person_id` in the list `contact_persons`. */
function idField(form: Form, list = ''): string | undefined {
  if (form.kind !== 'object') return undefined;
  const names = [...form.fields.keys()];
  const name = names.length === 1 ? names[0]! : `${list.replace(/s$/, '')}_id`;
  return form.fields.get(name)?.kind === 'id' ? name : undefined;
}

function readFields(
  value: RecordData,
  form: ObjectForm,
  record: Form | undefined,
  path: string,
  reading: Reading,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const shown = record?.kind === 'object' ? record.fields : undefined;
  for (const name of Object.keys(value)) {
    const inner = value[name];
    // JSON has no such value: the field is not there.
    if (inner === undefined) continue;
    const here = path === '' ? name : `${path}.${name}`;
    const fieldForm = form.fields.get(name);
    if (reading.refusesBlank && form.required?.has(name) && isBlank(inner)) reading.refused.push(blank(here));
    if (fieldForm) {
      const fieldValue = read(inner, fieldForm, shown?.get(name), here, reading);
      // What clears a field is known at the top alone, where it is merged into a record.
      if (fieldValue !== undefined || (path === '' && !reading.isStored)) fields[name] = fieldValue;
    } else (shown?.has(name) ? reading.ignored : reading.unknown).push(here);
  }
  return fields;
}

function read(sent: unknown, form: Form, record: Form | undefined, path: string, reading: Reading): unknown {
  const value = reading.readsOthers ? asIn(form, sent) : sent;
  if (value === null && reading.isStored) return refuse(reading, path, 'must have a value, or be left out');
  if (value === '' || value === null || value === undefined) return undefined;
  switch (form.kind) {
    case 'array':
      if (!Array.isArray(value)) return refuse(reading, path, 'must be an array');
      return readEntries(value, form.items, record?.kind === 'array' ? record.items : undefined, path, reading);
    case 'object':
      if (!isNode(value)) return refuse(reading, path, 'must be an object');
      return form.isOpen && form.fields.size === 0 ? value : readFields(value, form, record, path, reading);
    default: {
      const parsed = readSimple(value, form, path, reading);
      if (parsed === undefined) return undefined;
      const isOther = reading.isStored && parsed !== value;
      const problem = (isOther && STORED[form.kind]) || problemIn(parsed, sent, form, record);
      return problem === undefined ? parsed : refuse(reading, path, problem);
    }
  }
}

/** Requirements on stored values whose types are otherwise converted. */
const STORED: { readonly [Kind in SimpleForm['kind']]?: string } = {
  text: 'must be a string',
  id: 'must be an ID, as a string',
  number: 'must be a number',
  integer: 'must be a whole number',
};

/** The entries of a list, without those that are empty. */
function readEntries(
  list: readonly unknown[],
  form: Form,
  record: Form | undefined,
  path: string,
  reading: Reading,
): unknown[] {
  const entries = list.map((entry, index) => read(entry, form, record, `${path}[${index}]`, reading));
  const places = [...entries.keys()].filter((index) => entries[index] !== undefined);
  if (places.length < list.length) reading.sentIndexes.set(path, places);
  return places.map((index) => entries[index]);
}

/**
 * Returns the limit that a value breaks: of its field, where the contract does not check it (the body is not documented, or
 * the value came as another type), or of the record, which may have more limits.
 */
function problemIn(value: unknown, sent: unknown, form: SimpleForm, record: Form | undefined): string | undefined {
  // A second type that the contract names has a form of its own, such as a number for a code with leading zeros.
  if (value !== sent && form.hasTypeOf?.(sent)) return undefined;
  const hasMore = record !== form && record?.kind === form.kind;
  return form.problemOf?.(value) ?? (hasMore ? (record as SimpleForm).problemOf?.(value) : undefined);
}

/** Reads a value that holds no others. */
function readSimple(value: unknown, { kind }: SimpleForm, path: string, reading: Reading): unknown {
  switch (kind) {
    case 'any':
      return value;
    case 'id':
      if (isBlank(value)) return refuse(reading, path, 'must not be blank');
      return typeof value === 'string' || Number.isSafeInteger(value)
        ? String(value)
        : refuse(reading, path, 'must be a string or a whole number');
    case 'text':
      return typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : refuse(reading, path, 'must be a string');
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse(reading, path, 'must be true or false');
    case 'amountOrPercentage':
      return isPercentage(value) ? value : readNumber(value, kind, path, reading);
    default:
      return readNumber(value, kind, path, reading);
  }
}

/** A value of another type than that of its field as one of that type, where it can be read so. */
function asIn(form: Form, value: unknown): unknown {
  if (form.kind === 'array') return isNode(value) && form.items.kind === 'object' ? [value] : value;
  if (form.kind === 'object') return Array.isArray(value) && value.length <= 1 ? (value as unknown[])[0] : value;
  if (form.kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return form.kind === 'text' && typeof value === 'boolean' ? String(value) : value;
}

const NUMBERS = {
  number: 'must be a number, such as 12.50',
  integer: 'must be a whole number',
  amountOrPercentage: 'must be a number, such as 12.50, or a percentage, such as 10%',
};

/** Numbers with more digits than an amount, or with an exponent that stands for them, as JSON writes 1e21. */
const DIGITS = /^-?\d+(\.\d+)?(e\+?\d+)?$/i;
const LARGEST = 1e20;
/** Fields of units. Their names say so, whatever the record. */
const QUANTITY = /quantity\w*$|_stock$/;

/** Amounts may be written as text, and come as text where they have more digits than a number can hold. */
function readNumber(value: unknown, kind: keyof typeof NUMBERS, path: string, reading: Reading): number | undefined {
  const number = isAmount(value) ? Number(value) : Number.NaN;
  const most = Math.floor(Number.MAX_SAFE_INTEGER / 10 ** (QUANTITY.test(path) ? QUANTITY_DECIMALS : 2));
  const isLong = typeof value === 'string' && DIGITS.test(value) && Math.abs(Number(value)) >= LARGEST;
  if (isLong || Math.abs(number) > most) return refuse(reading, path, `must be from -${most} to ${most}`);
  if (kind === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number)) return number;
  return refuse(reading, path, NUMBERS[kind]);
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function blank(path: string): Refusal {
  return byRule(CONVENTIONS.required.id, new Refusal('missing', `${path} is missing.`, path));
}

function refuse({ refusesTypes, refused }: Reading, path: string, problem: string): undefined {
  if (refusesTypes) refused.push(byRule(CONVENTIONS.types.id, new Refusal('invalid', `${path} ${problem}.`, path)));
}

function byRule(rule: string, refusal: Refusal): Refusal {
  refusal.rule = rule;
  return refusal;
}

/**
 * A body as an object. The contract may only guess that it is one.
 *
 * @returns Undefined if there is no body.
 * @throws Refusal if it can't be read as one, unless `refusesTypes` is false.
 */
export function objectIn(body: unknown, refusesTypes: boolean): RecordData | undefined {
  const value = Array.isArray(body) && body.length === 1 ? (body as unknown[])[0] : body;
  if (value === undefined) return undefined;
  if (isNode(value)) return value;
  if (refusesTypes) throw byRule(CONVENTIONS.types.id, new Refusal('invalid', 'The body must be an object.'));
  return undefined;
}

/** Returns the form of a resource's stored records: the fields that the contract shows and accepts, and those that its table adds. */
export function storedForms(plans: Plans, tables: ReadonlyMap<string, Resource>): ReadonlyMap<string, ObjectForm> {
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
      for (const [field, form] of Object.entries({ ...openFields, ...(table.stored as Fields) }))
        fields.set(field, form);
      return [resource, withPercentages({ kind: 'object', fields, isOpen: false }, table.percentages?.run ?? [])];
    }),
  );
}

/** Fields of a record that is to be stored, or what is wrong with them: `rate must be a number.` */
export function readStored(fields: RecordData, body: ObjectForm): ParsedBody | string {
  try {
    return readBody(fields, { body, isStored: true });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
