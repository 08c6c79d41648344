import { suggestion } from '../../src/contract/index.ts';
import { copyOf, type Engine, type Id, type RecordData, Refusal, readBody, type Store, tick } from '../engine/index.ts';
import { TABLES } from '../resources/index.ts';
import type { ResourceName, Shown, Stored, WritableFields } from '../types/index.ts';
import { checkComputed, checkNames, same } from './direct-change.ts';

/** A record as a sandbox shows it: with all its fields, stored and computed. */
export type FullRecord<Name extends ResourceName> = Omit<Stored<Name>, keyof Shown<Name>> &
  Readonly<Partial<Shown<Name>>>;

/** The records of a resource, also of one that no operation makes. */
export interface Records<Name extends ResourceName> {
  /** The field with the id of a record. */
  readonly idField: string;
  /** All records, oldest first. */
  list(): FullRecord<Name>[];
  get(id: Id): FullRecord<Name> | undefined;
  /**
   * Adds a record. Fields that are left out get the values that they would get in a call.
   *
   * @throws Refusal if a rule refuses it, if there is no such field, if its id is taken or does not consist of digits, or if
   * a field is computed and would not be as it is given. The message says what it follows from.
   */
  add(fields: WritableFields<Name>): FullRecord<Name>;
  /**
   * Changes fields of a record. A field that is given as `list` shows it stays as it is.
   *
   * @throws Refusal as `add` does, if there is no such record, and if it is given another id.
   */
  update(id: Id, fields: WritableFields<Name>): FullRecord<Name>;
}

/**
 * The records of a resource in an organization.
 *
 * @throws RangeError if there is no such resource.
 */
export function recordsOf<Name extends ResourceName>(
  engine: Engine,
  organization: { store: Store; context: ReturnType<Engine['contextOf']> },
  name: Name,
): Records<Name> {
  const form = engine.forms.get(name);
  const table = TABLES.find(({ resource }) => resource === name);
  if (!form || !table) throw new RangeError(noRecords(engine, name));
  const { idField, noun } = table;
  const computed = [...(engine.computed.get(name) ?? [])];
  const full = (data: RecordData): FullRecord<Name> => {
    const record: Record<string, unknown> = { ...data };
    for (const field of computed) {
      const value = organization.context.show(name, data[idField] as Id, field);
      if (value !== undefined) record[field] = value;
    }
    return copyOf(record) as FullRecord<Name>;
  };
  const change = (
    values: object,
    before: RecordData | undefined,
    work: (sent: RecordData) => RecordData,
  ): FullRecord<Name> =>
    organization.store.transaction(() => {
      tick(organization.store);
      const shown = before && (full(before) as RecordData);
      const changed = Object.entries(values).filter(([field, value]) => !shown || !same(value, shown[field]));
      const fields = structuredClone(Object.fromEntries(changed)) as RecordData;
      const { fields: sent, unknown } = readBody(fields, { body: form });
      const directChange = { table, fields, before, unknown, stored: [...form.fields.keys()], computed };
      checkNames(directChange);
      const { ignored } = organization.context;
      ignored.length = 0;
      const data = work(sent);
      if (ignored.length > 0) throw new Refusal('invalid', `${ignored.join(', ')} would have no effect.`);
      const record = full(data);
      checkComputed(directChange, data, record as RecordData, organization.context);
      return record;
    });
  return {
    idField,
    list: () => organization.store.all(name).map(({ data }) => full(data)),
    get(id) {
      const data = organization.store.get(name, id);
      return data && full(data);
    },
    add: (fields) =>
      change(fields, undefined, (sent) => {
        if (name === 'organizations') throw new Refusal('invalid', ONE_ORGANIZATION);
        checkId(sent[idField]);
        return organization.context.create(name, sent);
      }),
    update(id, fields) {
      const data = organization.store.get(name, id);
      if (!data) throw new Refusal('notFound', `There is no ${noun} with the ID ${id}.`);
      return change(fields, data, (sent) => {
        if (Object.hasOwn(sent, idField) && sent[idField] !== id)
          throw new Refusal('invalid', `${idField} can't change. Leave it out, or send ${id}.`);
        return organization.context.update(name, id, sent);
      });
    },
  };

  function checkId(id: unknown): void {
    if (id === undefined) return;
    if (!/^\d{1,30}$/.test(String(id))) throw new Refusal('invalid', `${idField} must be a string of digits.`);
    if (organization.store.get(name, String(id)))
      throw new Refusal('taken', `${idField} ${String(id)} already exists.`);
  }
}

const ONE_ORGANIZATION =
  'To create another organization, call organization(id) of the sandbox, or POST /sandbox/organizations over HTTP.';

/** Says that there is no such resource, and which there are. */
export function noRecords({ forms }: Engine, name: string): string {
  const names = [...forms.keys()];
  return `There is no resource ${name}. The resources are ${names.join(', ')}.${suggestion(name, names)}`;
}
