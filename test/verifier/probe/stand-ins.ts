import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { createRules } from '../../../scripts/probes/oracle.ts';
import { worldsOf } from '../../../scripts/probes/worlds.ts';
import type { SandboxOptions } from '../../../src/public/sandbox.ts';
import { createProbe, type ProbeReport } from '../../../verifier/probe/create-probe.ts';
import { boundIn } from '../../../verifier/probe/fill.ts';
import { shippedProbes } from '../../../verifier/probe/shipped.ts';
import {
  type Alter,
  createStandIn,
  inTimeZone,
  ownersRecords,
  pick,
  plantable,
  recordsOf,
  serveStandIn,
  testClock,
} from '../../support/probe-stand-in.ts';

const [story] = worldsOf(createRules(shippedContract()));

/** The orders, bills and settings of the story, which no operation makes: their owner names them. */
const known = new Set(shippedProbes().flatMap(({ steps }) => [...boundIn(steps)]));
const BOUND = Object.fromEntries(Object.entries(story.binds).filter(([name]) => known.has(name)));

const PREPARED = await ownersRecords();

/** What a run against a stand-in found of what was planted in it. */
export interface Found {
  /** Planted rules that have a probe which was run. */
  planted: string[];
  refuted: string[];
  /** Refuted or otherwise, without being planted. */
  wrong: string[];
  /** Observed, although planted. */
  missedAsObserved: string[];
  /** Records of the owner that are not as they were, those that the run was given by name among them. */
  touched: string[];
  calls: number;
  report: ProbeReport;
}

/** Where accounts are, and when they are probed: not on the day of UTC in most of them, and over midnight in one. */
export const PLACES: readonly Place[] = [
  ['Asia/Kolkata', '2026-03-28T20:00:00Z'],
  ['America/Los_Angeles', '2026-03-29T02:00:00Z'],
  ['Australia/Sydney', '2026-03-28T15:00:00Z'],
  ['Europe/London', '2026-03-28T12:00:00Z'],
  ['Asia/Kolkata', '2026-03-28T18:28:00Z'],
];

type Place = readonly [zone: string, begins: string];

/** What else an account may have: where it is, records to start with, and a clock that its limits are counted on. */
export interface Account {
  place?: Place;
  seed?: SandboxOptions['seed'];
  clock?: ReturnType<typeof testClock>;
  perMinute?: number;
  /** The records that the owner names; by default those of the story. */
  binds?: Readonly<Record<string, string>>;
}

/**
 * Probes a stand-in over HTTP.
 *
 * @param only The rules to probe; all by default.
 */
export async function probeStandIn(
  off: readonly string[],
  alter?: Alter,
  forms: Readonly<Record<string, string>> = {},
  {
    place: [zone, begins] = PLACES[3]!,
    seed = PREPARED,
    clock = testClock(Date.parse(begins)),
    perMinute,
    binds = BOUND,
  }: Account = {},
  only?: readonly string[],
): Promise<Found> {
  const standIn = inTimeZone(createStandIn(off, alter, { seed }, forms), zone, clock);
  const before = recordsOf(standIn);
  const server = await serveStandIn(standIn);
  try {
    const probe = createProbe({
      baseUrl: server.baseUrl,
      organizationId: standIn.sandbox.organizationId,
      accessToken: 'token',
      clock,
      perMinute,
      budget: 100_000,
      allow: ['residue', 'irreversible', 'mail'],
      mailTo: 'owner@test.example',
      binds,
      only,
    });
    const { calls, stopped } = await probe.run();
    if (stopped !== undefined) throw new Error(stopped);
    const report = probe.report();
    const kindsOf = (kind: string): string[] => report.rules.filter((one) => one.kind === kind).map(({ rule }) => rule);
    const run = new Set(report.rules.map(({ rule }) => rule));
    const after = recordsOf(standIn);
    const isPlanted = (rule: string): boolean => off.includes(rule) || rule in forms;
    return {
      planted: [...off, ...Object.keys(forms)].filter((rule) => run.has(rule)),
      refuted: kindsOf('refuted').filter(isPlanted),
      wrong: kindsOf('refuted').filter((rule) => !isPlanted(rule)),
      missedAsObserved: kindsOf('observed').filter(isPlanted),
      touched: Object.keys(before).filter((key) => after[key] !== before[key]),
      calls,
      report,
    };
  } finally {
    await server.close();
  }
}

/**
 * Rules to plant: those that have a probe.
 *
 * @param among The rules to choose from; all by default.
 */
export function planted(count: number, seed: number, among: readonly string[] = probedRules()): string[] {
  const rules = new Set(among);
  return pick(
    plantable().filter((id) => rules.has(id)),
    count,
    seed,
  );
}

/** The rules that have a probe. */
export function probedRules(): string[] {
  return [...new Set(shippedProbes().map(({ rule }) => rule))];
}

/** The rules that a probe compares with the day in the account. */
export function datedRules(): string[] {
  const dated = shippedProbes().filter(({ places }) => /\{today/.test(JSON.stringify(places)));
  return [...new Set(dated.map(({ rule }) => rule))];
}
