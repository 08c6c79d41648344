import type { Call } from '../call.ts';
import type { Explainer } from '../explain/explain.ts';
import type { Plan } from '../plan/plan.ts';
import type { CoreContext } from '../record/context.ts';
import type { Conventions } from '../record/conventions.ts';
import type { Resource } from '../record/resource.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { Id, RecordData } from '../values/record-data.ts';
import type { ParsedBody } from './read-body.ts';

/** A call that is being answered. */
export interface RequestContext {
  plan: Plan;
  compiled: Resource;
  conventions: Conventions;
  store: Store;
  context: CoreContext;
  call: Call;
  parsed: ParsedBody;
  /** The rules that the answer rests on, in addition to those of its operation. */
  assumed: string[];
  /** The number of records that the answer lists, if it is a list. */
  listed?: number;
  /** Notes why the answer is as it is, if the call asks for it. */
  explainer: Explainer | undefined;
}

/**
 * The record that the URL names.
 *
 * @throws Refusal if there is none.
 */
export function recordOf(work: RequestContext): RecordData {
  const { plan, compiled, store, call } = work;
  const id = idOf(work);
  const record = store.get(sourceOf(compiled), id);
  const { noun, parent } = compiled.table;
  const field = `path.${plan.idParameter}`;
  if (!record) throw new Refusal('notFound', `There is no ${noun} with the ID ${id}.`, field);
  const owner = parentOf(work);
  if (owner !== undefined && parent && record[parent.field] !== owner) {
    const { parameter } = plan.parent!;
    throw new Refusal('notFound', `The ${noun} ${id} does not belong to ${call.path[parameter]}.`, field);
  }
  return record;
}

/** The resource that has the records of a table. */
export function sourceOf({ table }: Resource): string {
  return table.source?.resource ?? table.resource;
}

/** The id of the record that the URL names. */
export function idOf({ plan, call }: RequestContext): Id {
  return call.path[plan.idParameter!]!;
}

/**
 * The id of the record that the URL names before the one that it is about.
 *
 * @throws Refusal if there is no such record.
 */
export function parentOf({ plan: { parent }, store, context, call }: RequestContext): Id | undefined {
  if (!parent) return undefined;
  const id = call.path[parent.parameter]!;
  if (!store.get(parent.resource, id)) {
    const message = `There is no ${context.noun(parent.resource)} with the ID ${id}.`;
    throw new Refusal('notFound', message, `path.${parent.parameter}`);
  }
  return id;
}
