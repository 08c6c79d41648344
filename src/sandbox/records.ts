import { TABLES } from './behaviour/index.ts';
import type { ResourceName, Sent, Shown, Stored } from './behaviour/types.ts';
import { tick } from './core/clock.ts';
import { copyOf } from './core/copy.ts';
import type { Engine } from './core/engine.ts';
import type { Facts, Id } from './core/facts.ts';
import { Refusal } from './core/refusal.ts';
import { sentence, withArticle } from './core/sentence.ts';
import { createTake } from './core/take.ts';
import type { Home } from './home.ts';

/** A record as a sandbox shows it: with all its fields, stored and computed. */
export type FullRecord<Name extends ResourceName> = Omit<Stored<Name>, keyof Shown<Name>> &
  Readonly<Partial<Shown<Name>>>;

/** The records of a resource, also of one that no operation makes. */
export interface Records<Name extends ResourceName> {
  /** All records, oldest first. */
  list(): FullRecord<Name>[];
  get(id: Id): FullRecord<Name> | undefined;
  /**
   * Adds a record. Fields that are left out get the values that they would get in a call.
   *
   * @throws Refusal if a rule refuses it, or if there is no such field.
   */
  add(fields: Sent<Name> & Stored<Name>): FullRecord<Name>;
  /**
   * Changes fields of a record.
   *
   * @throws Refusal as `add` does, and if there is no such record.
   */
  update(id: Id, fields: Sent<Name> & Stored<Name>): FullRecord<Name>;
}

/**
 * The records of a resource in an organization.
 *
 * @throws Error if there is no such resource.
 */
export function recordsOf<Name extends ResourceName>(
  engine: Engine,
  home: Pick<Home, 'store' | 'context'>,
  name: Name,
): Records<Name> {
  const form = engine.forms.get(name);
  const { idField, noun } = TABLES.find(({ resource }) => resource === name) ?? {};
  if (!form || idField === undefined || noun === undefined) {
    throw new Error(`There are no records ${name}. There are ${[...engine.forms.keys()].join(', ')}.`);
  }
  const take = createTake({ body: form, record: undefined, open: {}, also: [] });
  const full = (facts: Facts): FullRecord<Name> => {
    const record: Record<string, unknown> = { ...facts };
    for (const field of engine.computed.get(name) ?? []) {
      const value = home.context.show(name, facts[idField] as Id, field);
      if (value !== undefined) record[field] = value;
    }
    return copyOf(record) as FullRecord<Name>;
  };
  const change = (fields: object, work: (sent: Facts) => Facts): FullRecord<Name> =>
    home.store.transaction(() => {
      tick(home.store);
      const { fields: sent, unknown } = take(structuredClone(fields) as Facts);
      if (unknown.length > 0)
        throw new Refusal('unknown', `${sentence(withArticle(noun))} has no field ${unknown.join(', ')}.`);
      return full(work(sent));
    });
  return {
    list: () => Array.from(home.store.all(name), ({ facts }) => full(facts)),
    get(id) {
      const facts = home.store.get(name, id);
      return facts && full(facts);
    },
    add: (fields) => change(fields, (sent) => home.context.create(name, sent)),
    update(id, fields) {
      if (!home.store.get(name, id)) throw new Refusal('notFound', `There is no ${noun} with the id ${id}.`);
      return change(fields, (sent) => home.context.update(name, id, sent));
    },
  };
}
