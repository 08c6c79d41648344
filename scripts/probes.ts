import path from 'node:path';
import document from '../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../src/contract/index.ts';
import { FINDERS, type Probe, uncontrolled } from '../src/probe/index.ts';
import { shippedContract } from '../src/sandbox/engine/index.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { sessionsOf, TestsFailed } from './probes/corpus.ts';
import { readControls, readProbes, writeProbes } from './probes/files.ts';
import { controlOf, probeOf } from './probes/generate.ts';
import { probedOperations } from './probes/operations.ts';
import { createRules } from './probes/oracle.ts';
import { createPlayer } from './probes/play.ts';
import { basesOf } from './probes/search.ts';
import type { Session } from './probes/translate.ts';
import { reasonOf } from './probes/undecidable.ts';
import { worldsOf } from './probes/worlds.ts';

const HELP = `Writes the probes of the sandbox's assumptions to probes/: for each assumed rule the shortest session of calls that was found
whose answers are others without it. Run it after a change of rules. A probe that still tells is kept; for the other rules,
the calls of the sandbox's tests and of the samples are searched, which takes minutes.

  node scripts/run.mjs scripts/probes.ts
  node scripts/run.mjs scripts/probes.ts --only 'taxes.*'   searches for these rules alone, and keeps the probes of the others
  node scripts/run.mjs scripts/probes.ts --fresh            keeps no probe
  node scripts/run.mjs scripts/probes.ts --corpus <file>    takes the recorded calls of a file, or records them there

Exit status: 0 done, 1 the tests of the sandbox fail, 2 wrong usage.`;

/** Longest session that is searched for the rules of its resources, and for those of all, in calls. */
const [MOST_STEPS, FEW_STEPS] = [9, 4];

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const options = readOptions(args, HELP, {
    ...ROOT,
    only: { type: 'string' },
    fresh: { type: 'boolean' },
    corpus: { type: 'string' },
  });
  if ('status' in options) return options.status;
  try {
    generate(options.values);
    return 0;
  } catch (error) {
    if (!(error instanceof TestsFailed)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Keeps the probes that still tell, searches for those that are missing, and writes all. */
function generate({
  root,
  only,
  fresh,
  corpus,
}: {
  root: string;
  only?: string | undefined;
  fresh: boolean;
  corpus?: string | undefined;
}): void {
  const folder = path.join(root, 'probes');
  const contract = shippedContract();
  const rules = createRules(contract);
  const resourceOf = (id: string): string => contract.plans.get(id)!.resource;
  const resources = new Set([...contract.plans.keys()].map(resourceOf));
  const operations = probedOperations(contract);
  const stage = {
    play: createPlayer(contract),
    worlds: worldsOf(rules),
    operations,
    resourceOf,
    hasOperations: (resource: string) => resources.has(resource),
  };
  const isWanted = matcherOf(only);
  const before = readProbes(folder);
  const probes = new Map<string, Probe>();
  let sessions: Session[] | undefined;
  const all = (): Session[] =>
    (sessions ??= sessionsOf(contract, document as unknown as OpenApiDocument, rules.all, root, corpus));

  function save(controls: ReadonlyMap<string, Probe>): void {
    const undecidable = new Map(
      rules.assumed.flatMap(({ id }) => (probes.has(id) ? [] : [[id, reasonOf(rules, contract.plans, id)] as const])),
    );
    const written = [...probes.values(), ...controls.values()];
    const used = new Set([
      ...written.flatMap(({ steps }) => steps.map(({ operation }) => operation)),
      ...FINDERS.map(({ operation }) => operation),
    ]);
    for (const id of [...used]) {
      const { undo, list } = operations.get(id)!;
      for (const also of [undo?.operation, list]) if (also !== undefined) used.add(also);
    }
    const known = new Map([...operations].filter(([id]) => used.has(id)));
    writeProbes(
      folder,
      { probes: [...probes.values()], controls: [...controls.values()], operations: known, undecidable },
      resourceOf,
    );
  }

  for (const { id } of rules.assumed) {
    const isKept = before.has(id) && !(fresh && isWanted(id));
    const probe = isKept ? probeOf({ stage, rules, bases: [], known: before }, id) : undefined;
    if (probe) probes.set(id, probe);
  }
  console.log(`${probes.size} probes are kept.`);
  const missing = rules.assumed.map(({ id }) => id).filter((id) => !probes.has(id) && isWanted(id));
  if (missing.length > 0) {
    const wanted = new Set(missing.flatMap((id) => [...rules.resourcesOf(id)]));
    const near = all().filter(
      ({ steps }) =>
        steps.length <= MOST_STEPS &&
        steps.some(({ operation }) => steps.length <= FEW_STEPS || wanted.has(resourceOf(operation))),
    );
    const bases = basesOf(stage, rules, near);
    console.log(`${bases.length} sessions are searched.`);
    for (const id of missing) {
      const probe = probeOf({ stage, rules, bases, known: new Map() }, id);
      console.log(`${id}: ${probe ? `${probe.steps.length} calls` : 'no probe'}`);
      if (probe) probes.set(id, probe);
    }
  }
  const controls = new Map<string, Probe>();
  const known = readControls(folder);
  for (const id of uncontrolled([...probes.values()], Object.fromEntries(operations))) {
    const kept = known.get(id);
    const control = (kept && controlOf(stage, rules, [kept], id)) ?? controlOf(stage, rules, all(), id);
    if (control) controls.set(id, control);
    else console.log(`No session shows that ${id} is taken.`);
  }
  save(controls);
  console.log(`${probes.size} of ${rules.assumed.length} assumed rules have a probe.`);
}

function matcherOf(only: string | undefined): (id: string) => boolean {
  if (only === undefined) return () => true;
  const patterns = only
    .split(',')
    .map((one) => new RegExp(`^${one.trim().replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return (id) => patterns.some((pattern) => pattern.test(id));
}
