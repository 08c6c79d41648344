import { isNode, suggestion } from '../../src/contract/index.ts';
import {
  AmountError,
  type CoreContext,
  frozen,
  type Id,
  type ObjectForm,
  type RecordData,
  Refusal,
  readStored,
} from '../engine/index.ts';
import { fieldValue, NOTHING, type Result } from './results.ts';

export interface StoredKind {
  idField: string;
  form: ObjectForm | undefined;
}

/** Finds what records of a resource may hold. */
export type KindOf = (resource: string) => StoredKind;

/** A function of a rule. */
export type Run = (...args: readonly unknown[]) => unknown;

/**
 * A function of a custom rule. What it refuses, it refuses.
 *
 * @throws Refusal that names the rule, if it throws something else or returns what it must not.
 */
export function guarded(id: string, run: Run, resultOf: () => Result, kindOf: KindOf): Run {
  return (...args) => {
    const at = args.findIndex((one) => isNode(one) && typeof one['reject'] === 'function');
    const scope = at < 0 ? undefined : customContext(args[at] as CoreContext, kindOf);
    const result = attributeErrors(id, () => run(...(scope ? args.with(at, scope.context) : args)));
    scope?.end();
    const { must, isRight } = resultOf();
    if (!attributeErrors(id, () => isRight(result, args)))
      throw failure(id, `returned ${shown(result)}, but must return ${must}`);
    return result;
  };
}

/** The same of one that gives the value of a field. It is a copy, so that the rule changes nothing that is stored. */
export function guardedValue(id: string, run: Run, resource: string, field: string, kindOf: KindOf): Run {
  const guard = guarded(id, run, () => fieldValue(field, kindOf(resource).form), kindOf);
  return (...args) => structuredClone(guard(...args));
}

/** The same of one that changes a draft: what it puts there must be what the fields can hold. */
export function guardedDraft(id: string, run: Run, resource: string, kindOf: KindOf): Run {
  const guard = guarded(id, run, () => NOTHING, kindOf);
  return (draft, ...args) => {
    const before: RecordData = { ...(draft as RecordData) };
    // What it holds within is shared with what was sent, and with the record as it was.
    for (const value of Object.values(before)) frozen(value);
    guard(draft, ...args);
    checkDraft(id, draft as Record<string, unknown>, before, kindOf(resource));
  };
}

function checkDraft(
  id: string,
  draft: Record<string, unknown>,
  before: RecordData,
  { idField, form }: StoredKind,
): void {
  if (draft[idField] !== before[idField])
    throw failure(id, `set ${idField} to ${shown(draft[idField])}, but must leave it unchanged`);
  for (const [field, value] of Object.entries(draft)) {
    if (value === before[field]) continue;
    if (form?.fields.has(field) === false) throw failure(id, `set ${field}, which does not exist`);
    const { isRight, must } = fieldValue(field, form);
    if (!isRight(value, [])) throw failure(id, `set ${field} to ${shown(value)}, but must set ${must}`);
    draft[field] = structuredClone(value);
  }
}

/** A rule that posts rows or keys gives the same for the same record, whatever it goes by: sums could not be taken back. */
export function remembered(run: Run): Run {
  const cache = new WeakMap<object, unknown>();
  return (record) => {
    if (!cache.has(record as object)) cache.set(record as object, run(record));
    return cache.get(record as object);
  };
}

/** A context for a custom rule, for as long as it runs. */
interface CustomContext {
  context: CoreContext;
  /**
   * Says that the rule has ended: it changes nothing any more.
   *
   * @throws What a change was rejected with that the rule has caught: half of that change may have been made.
   */
  end(): void;
}

/** Makes a context that stores only what a record can hold. */
function customContext(context: CoreContext, kindOf: KindOf): CustomContext {
  let isOver = false;
  let failed: unknown;

  function changed<Value>(resource: string, id: Id | undefined, fields: RecordData, work: () => Value): Value {
    if (isOver) throw new RangeError("a rule can't change anything after it has ended");
    if (!context.isChanging()) throw new RangeError("a rule can't change anything during a read");
    checkChange(context, kindOf, resource, id, fields);
    try {
      return work();
    } catch (error) {
      failed ??= error;
      throw error;
    }
  }

  const overrides: Partial<CoreContext> = {
    reject(reason, message, field) {
      if (!message) throw new TypeError('context.reject needs a message');
      return context.reject(reason, message, field);
    },
    create: (resource, sent) => changed(resource, undefined, sent, () => context.create(resource, sent)),
    append: (resource, entry) => changed(resource, undefined, entry, () => context.append(resource, entry)),
    update: (resource, id, sent) => changed(resource, id, sent, () => context.update(resource, id, sent)),
    set: (resource, id, fields) => changed(resource, id, fields, () => context.set(resource, id, fields)),
    delete: (resource, id) => changed(resource, id, {}, () => context.delete(resource, id)),
  };
  return {
    context: Object.create(context, Object.getOwnPropertyDescriptors(overrides)) as CoreContext,
    end() {
      isOver = true;
      if (failed !== undefined) throw failed;
    },
  };
}

function checkChange(
  context: CoreContext,
  kindOf: KindOf,
  resource: string,
  id: Id | undefined,
  fields: RecordData,
): void {
  context.noun(resource);
  const { form, idField } = kindOf(resource);
  if (!form)
    throw new RangeError(`${resource} are part of another resource's records, so a rule can't change them directly`);
  if (id !== undefined && !context.get(resource, id)) throw new RangeError(`there is no record ${id} of ${resource}`);
  const sentId = fields[idField];
  const isNew = typeof sentId === 'string' && /^\d{1,30}$/.test(sentId) && !context.get(resource, sentId);
  if (sentId !== undefined && sentId !== id && (id !== undefined || !isNew))
    throw new RangeError(
      `${idField} ${String(sentId)} can't be the ID of a record: it is already used, or is not a string of digits`,
    );
  const unknown = Object.keys(fields).find((field) => !form.fields.has(field));
  if (unknown !== undefined)
    throw new RangeError(`${resource} have no field ${unknown}.${suggestion(unknown, [...form.fields.keys()])}`);
  const read = readStored(fields, form);
  if (typeof read === 'string') throw new RangeError(`${resource}: ${read}`);
}

/** Runs a rule's code, and names the rule in every error it throws except refusals. */
function attributeErrors<Value>(id: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal || error instanceof AmountError) throw error;
    throw failure(id, `threw ${error instanceof Error ? `${error.name}: ${error.message}` : shown(error)}`);
  }
}

function failure(id: string, what: string): Refusal {
  const refusal = new Refusal('customRule', `Your rule ${id} ${/[.?!]$/.test(what) ? what : `${what}.`}`);
  refusal.rule = id;
  return refusal;
}

/** Longest text that a message shows of what a rule gave. */
const MAX_SHOWN = 300;

function shown(value: unknown): string {
  if (value instanceof Promise) {
    // Nobody waits for it: without a handler, an error of it would end the process.
    value.catch(() => undefined);
    return 'a Promise';
  }
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}...`;
}
