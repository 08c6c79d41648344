import type { Answer, Call, Engine, Id, Plan, Store } from '../../../sandbox/engine/index.ts';
import type { Difference } from '../attribute.ts';
import type { Oracle } from '../oracle.ts';
import { around, hasRecord, type Shadow } from '../shadow.ts';
import type { Claim, Deviation, Source, Verdicts } from '../verdicts.ts';

export interface Reach extends Source {
  oracle: Oracle;
  shadow: Shadow;
  verdicts: Verdicts;
  unexplained: Deviation[];
  /** Differences that rules would explain. Which of them does is said in the end. */
  differences: Difference[];
  /** The ids that the call names. */
  namedIds: ReadonlySet<Id>;
  /** True to check what each rule decides, which takes most of the time. */
  judgesRules: boolean;
}

/** Answers a call as an engine would, from a store. */
export function ask(engine: Engine, shadow: Shadow, call: Call, store: Store, rename?: (id: Id) => Id): Answer {
  return engine.answer(call, store, engine.contextOf(store, shadow.organization, rename));
}

/** An exchange in which something was different. */
export function deviationOf({ file, line }: Source, { operation }: Plan, place: string, message: string): Deviation {
  return { file, line, operation, place, message };
}

export function goneBy({ shadow }: Reach, call: Call, { idParameter = '' }: Plan): Claim | undefined {
  return shadow.deleted.get(call.path[idParameter] ?? '');
}

/** Checks whether a call is about records that the recording shows only in part: they were only read, or named elsewhere. */
export function isPartlyKnown({ shadow, oracle, namedIds }: Reach): boolean {
  const { tainted, opaque, created, settings } = shadow;
  return [...around(shadow, oracle.engine, namedIds)].some(
    (id) =>
      tainted.has(id) ||
      opaque.has(id) ||
      (!created.has(id) && !settings.has(id) && hasRecord(shadow, oracle.engine, id)),
  );
}
