import path from 'node:path';
import { shippedContract } from '../sandbox/engine/index.ts';
import { FINDERS, ORGANIZATIONS, type Probe, probeKey, select, uncontrolled } from '../verifier/probe/index.ts';
import { publishFiles } from './lib/made-files.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { controlName, controlOf, needOf, showingControlOf } from './probes/controls.ts';
import { documentedPlaces } from './probes/documented.ts';
import { filesOf, type Written } from './probes/files.ts';
import { probeOf } from './probes/generate.ts';
import { createRules } from './probes/oracle.ts';
import { readSessions, SessionError, type Sessions } from './probes/sessions.ts';
import { createStage } from './probes/stage.ts';
import type { Stage } from './probes/tell.ts';
import { reasonOf } from './probes/undecidable.ts';

const HELP = `Plays the sessions of verifier/probe/sessions/ with and without the sandbox's assumptions, and writes the resulting probes to
generated/probes/. Run it after you change a rule or a session.

  npm run probes               write generated/probes/
  npm run probes -- --check    fail if generated/probes/ is out of date; write nothing

Exit status: 0 done, 1 a session no longer shows its rule or generated/probes/ is stale, 2 wrong usage.`;

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const options = readOptions(args, HELP, { ...ROOT, check: { type: 'boolean' } });
  if ('status' in options) return options.status;
  const { root, check } = options.values;
  try {
    return publishFiles(root, 'probes', made(path.join(root, 'verifier', 'probe', 'sessions')), check);
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** The files that the sessions of a folder make. */
function made(folder: string): Map<string, string> {
  const contract = shippedContract();
  const rules = createRules(contract);
  const stage = createStage(contract, rules);
  const sessions = readSessions(folder, rules, [...contract.plans.keys()]);
  const probes = probesOf(stage, rules, sessions);
  const controls = controlsOf(stage, rules, sessions, probes);
  const told = new Set(probes.map(({ rule }) => rule));
  const undecidable = new Map(
    rules.assumed.flatMap(({ id }) => (told.has(id) ? [] : [[id, reasonOf(rules, contract.plans, id)] as const])),
  );
  console.log(`${told.size} of ${rules.assumed.length} assumed rules have a probe; there are ${probes.length}.`);
  return filesOf(
    { probes, controls, operations: operationsOf(stage, probes, controls), undecidable },
    stage.resourceOf,
  );
}

function probesOf(stage: Stage, rules: ReturnType<typeof createRules>, sessions: Sessions): Probe[] {
  const failed: string[] = [];
  const probes = sessions.probes.flatMap((session) => {
    const probe = probeOf(stage, rules, session);
    if (!probe) failed.push(probeKey(session));
    return probe ?? [];
  });
  if (failed.length > 0)
    throw new SessionError(
      `The last answers of these sessions do not show their rules any more: ${failed.join(', ')}.`,
    );
  return probes;
}

/** The controls that the probes need: those that sessions make, and those that a probe makes by sending what its rule fills in. */
function controlsOf(
  stage: Stage,
  rules: ReturnType<typeof createRules>,
  sessions: Sessions,
  probes: readonly Probe[],
): Probe[] {
  const controls = new Map<string, Probe>();
  for (const session of sessions.controls) {
    const { operation } = session.steps.at(-1)!;
    const key = probeKey(controlName(operation, session.about));
    const control = controlOf(stage, rules, session);
    if (!control) throw new SessionError(`A call of the session that shows ${key} is not accepted any more.`);
    controls.set(key, control);
  }
  // What other probes show may not be allowed, so that a run of what is needs a control.
  const operations = Object.fromEntries(stage.operations);
  const selections = [probes, ...[[], ['item' as const]].map((allow) => select(probes, operations, { allow }).taken)];
  const needed = new Set(
    selections.flatMap((selected) => uncontrolled(selected, operations).map((id) => probeKey(controlName(id)))),
  );
  for (const probe of probes) {
    const { operation } = probe.steps.at(-1)!;
    const need = needOf(probe);
    if (need === 'taken') needed.add(probeKey(controlName(operation, probe.rule)));
    const control = need === 'shown' ? showingControlOf(stage, rules, probe) : undefined;
    if (!control || controls.has(probeKey(control))) continue;
    controls.set(probeKey(control), control);
    needed.add(probeKey(control));
  }
  const superfluous = [...controls.keys()].filter((key) => !needed.has(key));
  if (superfluous.length > 0) throw new SessionError(`No probe needs these controls: ${superfluous.join(', ')}.`);
  const missing = [...needed].filter((key) => !controls.has(key));
  if (missing.length > 0) console.log(`No session shows these: ${missing.join(', ')}.`);
  return [...controls.values()];
}

/** Returns the operations that the runner has to know: those that it calls, and those that delete, read or list what these create. */
function operationsOf(stage: Stage, probes: readonly Probe[], controls: readonly Probe[]): Written['operations'] {
  const used = new Set([
    ...[...probes, ...controls].flatMap(({ steps }) => steps.map(({ operation }) => operation)),
    ...FINDERS.map(({ operation }) => operation),
    ORGANIZATIONS,
  ]);
  for (const id of [...used]) {
    const { undo, read, list } = stage.operations.get(id)!;
    for (const also of [undo?.operation, read, list]) if (also !== undefined) used.add(also);
  }
  const shows = documentedPlaces(stage.isDocumented, probes);
  return new Map(
    [...stage.operations].flatMap(([id, operation]) => {
      const own = shows.get(id);
      return used.has(id) ? [[id, { ...operation, ...(own && { shows: own }) }] as const] : [];
    }),
  );
}
