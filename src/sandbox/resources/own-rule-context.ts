import { suggestion } from '../../contract/index.ts';
import { type CoreContext, type Facts, type Id, type ObjectForm, readStored } from '../engine/index.ts';

/** What a stored record of a resource may hold, and the field with its id. */
export interface Kept {
  idField: string;
  form: ObjectForm | undefined;
}

/** Finds what is kept of a resource. */
export type KeptOf = (resource: string) => Kept;

/** A context that a rule of somebody else's is given, for as long as it runs. */
export interface OwnContext {
  context: CoreContext;
  /**
   * Says that the rule has ended: it changes nothing any more.
   *
   * @throws What a change was refused with that the rule has caught: half of that change may have been made.
   */
  end(): void;
}

/** Makes a context that stores only what a record can hold, and waits for nothing. */
export function ownContext(context: CoreContext, keptOf: KeptOf): OwnContext {
  let isOver = false;
  let failed: unknown;

  function changed<Result>(resource: string, id: Id | undefined, fields: Facts, work: () => Result): Result {
    if (isOver) throw new RangeError('a rule changes nothing after it has ended');
    if (!context.isChanging()) throw new RangeError('a call that only reads changes nothing');
    check(resource, id, fields);
    try {
      return work();
    } catch (error) {
      failed ??= error;
      throw error;
    }
  }

  function check(resource: string, id: Id | undefined, fields: Facts): void {
    context.noun(resource);
    const { form, idField } = keptOf(resource);
    if (!form) throw new RangeError(`${resource} are records of another resource`);
    if (id !== undefined && !context.get(resource, id)) throw new RangeError(`there is no record ${id} of ${resource}`);
    const own = fields[idField];
    if (own !== undefined && own !== id && (id !== undefined || !isNewId(resource, own)))
      throw new RangeError(
        `${idField} ${String(own)} cannot be the id of a record: one has it, or it has other than digits`,
      );
    const unknown = Object.keys(fields).find((field) => !form.fields.has(field));
    if (unknown !== undefined)
      throw new RangeError(`${resource} have no field ${unknown}.${suggestion(unknown, [...form.fields.keys()])}`);
    const read = readStored(fields, form);
    if (typeof read === 'string') throw new RangeError(`${resource}: ${read}`);
  }

  const isNewId = (resource: string, id: unknown): boolean =>
    typeof id === 'string' && /^\d{1,30}$/.test(id) && !context.get(resource, id);

  /** The same of a function that is given to the context: nothing waits for what it promises. */
  const atOnce =
    <Given extends readonly unknown[], Result>(run: (...given: Given) => Result) =>
    (...given: Given): Result => {
      const result = run(...given);
      if (silence(result)) throw new TypeError('a function that is given to the context returned a Promise');
      return result;
    };

  const own: Partial<CoreContext> = {
    find: (resource, isWanted) => context.find(resource, atOnce(isWanted)),
    each: (all, work) => context.each(all, atOnce(work)),
    sentAt: (path, work) => context.sentAt(path, atOnce(work)),
    refuse(reason, message, field) {
      if (typeof message !== 'string' || message === '') throw new TypeError('context.refuse needs a message');
      if ([field].flat().some((one) => one !== undefined && typeof one !== 'string'))
        throw new TypeError('the field that context.refuse names must be a text');
      return context.refuse(reason, message, field);
    },
    create: (resource, sent) => changed(resource, undefined, sent, () => context.create(resource, sent)),
    append: (resource, entry) => changed(resource, undefined, entry, () => context.append(resource, entry)),
    update: (resource, id, sent) => changed(resource, id, sent, () => context.update(resource, id, sent)),
    set: (resource, id, fields) => changed(resource, id, fields, () => context.set(resource, id, fields)),
    delete: (resource, id) => changed(resource, id, {}, () => context.delete(resource, id)),
  };
  return {
    context: Object.create(context, Object.getOwnPropertyDescriptors(own)) as CoreContext,
    end() {
      isOver = true;
      if (failed !== undefined) throw failed;
    },
  };
}

/** Whether a value is a promise. What it will throw, nobody waits for: without a handler, it would end the process. */
export function silence(value: unknown): boolean {
  const isPromise =
    typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
  if (isPromise) Promise.resolve(value).catch(() => undefined);
  return isPromise;
}
