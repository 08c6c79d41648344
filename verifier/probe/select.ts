import { at, boundIn, FOUND_BY_CALLS } from './fill.ts';
import type { Probe, ProbedOperation, ProbeName } from './probe.ts';
import { madeIn, makerOf, SHARED, type SharedName, sharedIn } from './shared.ts';

/** Effects of a run that its owner has to allow. */
export type Allowed = 'item' | 'residue' | 'irreversible' | 'mail';

export interface Selection {
  /** Ids of rules, `*` standing for any text: `taxes.*`. All by default. */
  only?: readonly string[] | undefined;
  /** Rules that are left out. */
  except?: readonly string[] | undefined;
  /** True to select only probes that read and create nothing. */
  readOnly?: boolean | undefined;
  allow?: readonly Allowed[] | undefined;
  /** The ids of records of the owner, by the names that probes use. */
  binds?: Readonly<Record<string, string>> | undefined;
  /** True if the run has already created the shared item. False by default. */
  hasItem?: boolean | undefined;
}

export interface Effect {
  /** Operations that create what no operation deletes, or what can't be deleted after the session. */
  stays: readonly string[];
  /** Those that do so only where the rule does not hold, since it rejects the call. */
  mayStay: readonly string[];
  irreversible: readonly string[];
  mails: readonly string[];
  /** Operations that create what is deleted afterwards. */
  deletes: readonly string[];
  /** Names of records that the owner has to bind. */
  binds: readonly string[];
  /** The shared records that it needs, or that it makes. */
  shared: readonly SharedName[];
  /** Those of them that can't be deleted after the session, although an operation deletes such. */
  sharedLeft: readonly SharedName[];
  writes: boolean;
}

/** Why a probe is not run. */
export interface LeftOut extends ProbeName {
  reason: string;
}

/** Returns a probe's effects on an account, except the shared records that it needs. */
export function effectOf(probe: Probe, operations: Operations, owned: Readonly<Record<string, string>> = {}): Effect {
  const { leaves = [], places } = probe;
  const makes = madeIn(probe, owned);
  const steps = makes === undefined ? probe.steps : [];
  const each = steps.flatMap(({ id: step, operation, body, refused }) => {
    const probed = operations[operation];
    if (!probed || refused) return [];
    const { also } = probed;
    const sent = also && at(body, also.at);
    const others = (Array.isArray(sent) ? sent : []).map(() => ({
      operation: also!.operation,
      step,
      ...operations[also!.operation]!,
    }));
    return [{ operation, step, ...probed }, ...others];
  });
  type Entry = (typeof each)[number];
  const names = (wanted: (entry: Entry) => boolean): string[] => each.filter(wanted).map(({ operation }) => operation);
  const isStaying = ({ id, undo, step }: Entry): boolean => id !== undefined && (!undo || leaves.includes(step));
  const isRejected = ({ step }: Entry): boolean =>
    step === steps.at(-1)!.id && places.some(({ at: place, with: mine }) => place === 'outcome' && mine === 'refused');
  const shared = makes === undefined ? [...sharedIn(steps)] : [makes];
  const switches = shared.flatMap((name) =>
    owned[name] === undefined
      ? SHARED[name].filter(({ operation }) => operations[operation]?.risk === 'irreversible')
      : [],
  );
  return {
    stays: names((entry) => isStaying(entry) && !isRejected(entry)),
    mayStay: names((entry) => isStaying(entry) && isRejected(entry)),
    irreversible: [...names(({ risk }) => risk === 'irreversible'), ...switches.map(({ operation }) => operation)],
    mails: names(({ risk }) => risk === 'mail'),
    deletes: names(({ undo }) => undo !== undefined),
    binds: [...boundIn(steps)].filter((name) => !FOUND_BY_CALLS.test(name)),
    shared,
    sharedLeft: shared.filter((name) => leaves.includes(name)),
    writes: shared.some((name) => owned[name] === undefined) || each.some(({ method }) => method !== 'GET'),
  };
}

export type Operations = Readonly<Record<string, ProbedOperation>>;

export function isAmong(id: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    new RegExp(`^${pattern.replace(/[^\w*-]/g, '\\$&').replaceAll('*', '.*')}$`).test(id),
  );
}

/**
 * Negation of a control session: it shows that an operation is accepted at all, or that its responses have a field, whatever
 * the rule in question does.
 */
export const CONTROL = 'control';

/** Why a probe is left out that the shared item would decide. */
const NEEDS_ITEM = 'It needs an item, which no operation can delete: --allow item, or --bind one of your items.';

/** The operations of which probes conclude something if they are rejected, and no session of theirs shows that they are taken. */
export function uncontrolled(probes: readonly Probe[], operations: Operations): string[] {
  const taken = new Set(
    probes.flatMap(({ steps, places }) =>
      steps.flatMap(({ operation, refused }, index) => {
        const isLast = index === steps.length - 1;
        const isTaken = isLast ? places.every(({ at, with: mine }) => at !== 'outcome' || mine === 'taken') : !refused;
        return isTaken ? [operation, operations[operation]?.undo?.operation ?? ''] : [];
      }),
    ),
  );
  const refused = probes.filter(({ places }) => places.some(({ at }) => at === 'outcome'));
  return [...new Set(refused.map(({ steps }) => steps.at(-1)!.operation))].filter((id) => !taken.has(id)).toSorted();
}

/** The probes of a run in the order in which they run, and those that it leaves out. */
export function select(
  probes: readonly Probe[],
  operations: Operations,
  { only, except = [], readOnly = false, allow = [], binds = {}, hasItem = false }: Selection,
  controls: readonly Probe[] = [],
): { taken: Probe[]; leftOut: LeftOut[] } {
  function reasonAgainst(probe: Probe): string | undefined {
    const effect = effectOf(probe, operations, binds);
    const staying = [...effect.stays, ...effect.mayStay, ...effect.sharedLeft.map((name) => makerOf(name).operation)];
    const isItemMissing = effect.shared.includes('item') && binds['item'] === undefined && !hasItem;
    const missing = effect.binds.filter((name) => binds[name] === undefined);
    if (readOnly && effect.writes) return 'It writes.';
    if (effect.irreversible.length > 0 && !allow.includes('irreversible'))
      return `It can't be undone (${list(effect.irreversible)}): --allow irreversible.`;
    if (effect.mails.length > 0 && !allow.includes('mail'))
      return `It sends emails (${list(effect.mails)}): --allow mail.`;
    if (staying.length > 0 && !allow.includes('residue'))
      return `No operation deletes what it creates (${list(staying)}): --allow residue.`;
    if (isItemMissing && !allow.includes('residue') && !allow.includes('item')) return NEEDS_ITEM;
    return missing.length > 0 ? `It needs your own records (${list(missing)}): --bind.` : undefined;
  }

  // What could explain the answer for a rule that is asked for has to be observed before that one can be refuted or otherwise.
  const needs = new Set(
    probes.flatMap(({ rule, looksAlike, touchedBy = [] }) =>
      only && isAmong(rule, only) ? [...looksAlike, ...touchedBy] : [],
    ),
  );
  const leftOut: LeftOut[] = [];
  const taken = probes.filter((probe) => {
    if ((only && !isAmong(probe.rule, only) && !needs.has(probe.rule)) || isAmong(probe.rule, except)) return false;
    const reason = reasonAgainst(probe);
    if (reason !== undefined) {
      const { rule, negation, about } = probe;
      leftOut.push({ rule, negation, ...(about !== undefined && { about }), reason });
    }
    return reason === undefined;
  });
  const needed = new Set(uncontrolled(taken, operations));
  const asked = new Set(taken.map(({ rule }) => rule));
  const added = controls.filter((control) => {
    const isNeeded =
      control.about === undefined ? needed.has(control.steps.at(-1)!.operation) : asked.has(control.about);
    return isNeeded && !reasonAgainst(control);
  });
  const stageOf = (probe: Probe): number => {
    const { writes, stays, mayStay, shared, sharedLeft, irreversible, mails } = effectOf(probe, operations, binds);
    if (irreversible.length > 0) return 5;
    if (stays.length + mayStay.length + sharedLeft.length > 0) return 4;
    if (mails.length > 0) return 3;
    if (shared.includes('item') && binds['item'] === undefined) return 2;
    return writes ? 1 : 0;
  };
  return { taken: [...taken, ...added].toSorted((one, other) => stageOf(one) - stageOf(other)), leftOut };
}

function list(names: readonly string[]): string {
  return [...new Set(names)].join(', ');
}
