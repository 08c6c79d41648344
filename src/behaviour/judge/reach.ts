import type { Answer, Call } from '../../sandbox/core/call.ts';
import type { Engine } from '../../sandbox/core/engine.ts';
import type { Id } from '../../sandbox/core/facts.ts';
import type { Plan } from '../../sandbox/core/plan/plan.ts';
import type { Store } from '../../sandbox/core/store.ts';
import type { Oracle } from '../oracle.ts';
import { around, type Shadow } from '../shadow.ts';
import type { Claim, Deviation, Source, Verdicts } from '../verdicts.ts';

/** What an exchange is judged by, and where the outcome goes. */
export interface Reach extends Source {
  oracle: Oracle;
  shadow: Shadow;
  verdicts: Verdicts;
  unexplained: Deviation[];
  /** The ids that the call names. */
  named: ReadonlySet<Id>;
}

/** Answers a call as an engine would, from a store. */
export function ask(engine: Engine, shadow: Shadow, call: Call, store: Store, rename?: (id: Id) => Id): Answer {
  return engine.answer(call, store, engine.contextOf(store, shadow.organization, rename));
}

/** An exchange in which something was different. */
export function deviationOf({ file, line }: Source, { operation }: Plan, place: string, message: string): Deviation {
  return { file, line, operation, place, message };
}

/** What deleted the record that a call is about. */
export function goneBy({ shadow }: Reach, call: Call, { idParameter = '' }: Plan): Claim | undefined {
  return shadow.deleted.get(call.path[idParameter] ?? '');
}

/** Whether a call is about records of which the recording does not show all. */
export function isPartlyKnown({ shadow, oracle, named }: Reach): boolean {
  const records = around(shadow, oracle.engine, named);
  return [...records].some((id) => shadow.tainted.has(id) || shadow.opaque.has(id) || isOnlyRead(shadow, oracle, id));
}

function isOnlyRead({ store, created }: Shadow, { tables }: Oracle, id: Id): boolean {
  return !created.has(id) && tables.some(({ resource }) => READ.has(resource) && store.get(resource, id) !== undefined);
}

/** Resources whose records others change. */
const READ = new Set(['items', 'compositeItems', 'contacts', 'invoices', 'creditNotes', 'packages', 'salesReturns']);
