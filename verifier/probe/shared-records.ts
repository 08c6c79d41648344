import { stateNow } from './clean.ts';
import { at } from './fill.ts';
import { leftBehind } from './journal.ts';
import { type Playing, play } from './play.ts';
import type { Probe } from './probe.ts';
import { makerOf, type Session, SHARED, type SharedName } from './shared.ts';

/** The shared records of a run. */
export interface SharedRecords {
  /** State for playing sessions, including the shared records that exist. */
  playing: Playing;
  /** The probes that were decided when a shared record was created. */
  decided: ReadonlySet<Probe>;
  /** The most calls it takes to create those of the records that do not exist yet, and to delete all shared records. */
  callsFor(names: readonly SharedName[]): number;
  /**
   * Creates those of the records that do not exist yet. If the service rejects one, it is not tried again.
   *
   * @returns How the service rejected a record, if it did.
   */
  make(names: readonly SharedName[]): Promise<string | undefined>;
}

/** Creates the shared records of a run, or reuses those that are bound or that its journal has. */
export function sharedRecords(
  given: Omit<Playing, 'records'> & { run: string; mayMakeItem: boolean },
  sessions: readonly Session[],
): SharedRecords {
  const { journal, operations, binds, run, mayMakeItem } = given;
  const records = new Map<SharedName, { id: string; name: string }>();
  const missing = new Set<SharedName>();
  const decided = new Set<Probe>();
  const playing: Playing = { ...given, records };
  const left = () => leftBehind(journal.lines, (operation) => operations[operation]?.id !== undefined);

  const isDeletable = (name: SharedName): boolean => operations[makerOf(name).operation]?.undo !== undefined;

  async function make(name: SharedName): Promise<string | undefined> {
    const bound = binds[name];
    if (bound !== undefined) {
      records.set(name, { id: bound, name: '' });
      return undefined;
    }
    const { made, uncertain } = left();
    const last = made.find(({ shared, isOther }) => shared === name && !isOther);
    const state = last && (await stateNow(playing, last, 'setup'));
    if (last && (state === 'own' || state === 'unknown')) {
      records.set(name, last);
      return undefined;
    }
    // If a creation got no response, the record may already exist.
    if (uncertain.some(({ shared }) => shared === name) || (name === 'item' && !mayMakeItem)) {
      missing.add(name);
      return undefined;
    }
    const maker = makerOf(name);
    const isMade = journal.lines.filter(
      (line) => line.type === 'call' && line.shared === name && line.operation === maker.operation,
    ).length;
    const script = {
      name: `${run}-${name}${isMade === 0 ? '' : `-${isMade + 1}`}`,
      steps: SHARED[name],
      probes: sessions.find(({ makes }) => makes === name)?.probes ?? [],
      makes: name,
    };
    const { answers, rejection } = await play(playing, script);
    for (const probe of script.probes) decided.add(probe);
    const id = at(answers.get(maker.id), operations[maker.operation]!.id!);
    if (id !== undefined) records.set(name, { id: String(id), name: script.name });
    else if (rejection !== undefined) missing.add(name);
    return rejection;
  }

  return {
    playing,
    decided,
    callsFor(names) {
      const kept = left().made.flatMap(({ shared }) => (shared && isDeletable(shared) ? [shared] : []));
      const open = names.filter((name) => !records.has(name) && !missing.has(name));
      // A record that an earlier run left is read before it is reused.
      const callsOf = (name: SharedName): number =>
        kept.includes(name) ? 1 : SHARED[name].length + (isDeletable(name) ? 1 : 0);
      return open.reduce((sum, name) => sum + callsOf(name), kept.length);
    },
    async make(names) {
      let rejection: string | undefined;
      for (const name of names)
        if (!records.has(name) && !missing.has(name)) rejection = (await make(name)) ?? rejection;
      return rejection;
    },
  };
}
