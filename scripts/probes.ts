import path from 'node:path';
import document from '../generated/openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../src/contract/index.ts';
import { boundIn, FINDERS, type Probe, type ProbeName, probeKey, uncontrolled } from '../src/probe/index.ts';
import { NO_EFFECT, shippedContract } from '../src/sandbox/engine/index.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { controlName, controlOf, needOf, showingControlOf } from './probes/controls.ts';
import { sessionsOf, TestsFailed } from './probes/corpus.ts';
import { createIsDocumented, documentedPlaces } from './probes/documented.ts';
import { readControls, readProbes, writeProbes } from './probes/files.ts';
import { probeOf, questionsOf } from './probes/generate.ts';
import { probedOperations } from './probes/operations.ts';
import { createRules } from './probes/oracle.ts';
import { createPlayer } from './probes/play.ts';
import { basesOf } from './probes/search.ts';
import { SEEDS } from './probes/seeds.ts';
import type { Session } from './probes/translate.ts';
import { reasonOf } from './probes/undecidable.ts';
import { worldsOf } from './probes/worlds.ts';

const HELP = `Writes the probes of the sandbox's assumptions to probes/: for each assumed rule the shortest session of calls that was found
whose answers change without it. Run it after a change of rules. A probe that still tells is kept; for the other rules,
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
    isDocumented: createIsDocumented(document as unknown as OpenApiDocument, contract),
  };
  const isWanted = matcherOf(only);
  const before = readProbes(folder);
  const probes = new Map<string, Probe>();
  let sessions: Session[] | undefined;
  const all = (): Session[] =>
    (sessions ??= sessionsOf(contract, document as unknown as OpenApiDocument, rules.all, root, corpus));

  function save(controls: ReadonlyMap<string, Probe>): void {
    const told = new Set([...probes.values()].map(({ rule }) => rule));
    const undecidable = new Map(
      rules.assumed.flatMap(({ id }) => (told.has(id) ? [] : [[id, reasonOf(rules, contract.plans, id)] as const])),
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
    const shows = documentedPlaces(stage.isDocumented, [...probes.values()]);
    const known = new Map(
      [...operations].flatMap(([id, operation]) => {
        const own = shows.get(id);
        return used.has(id) ? [[id, { ...operation, ...(own && { shows: own }) }] as const] : [];
      }),
    );
    writeProbes(
      folder,
      { probes: [...probes.values()], controls: [...controls.values()], operations: known, undecidable },
      resourceOf,
    );
  }

  const asked = rules.assumed.flatMap(({ id }) =>
    questionsOf({ resourceOf, operations: [...contract.plans.keys()] }, rules, id),
  );
  /** Whether something else has answered a question: of an action without effect, that it is an action. */
  const isAnswered = (question: ProbeName): boolean =>
    probes.has(probeKey(question)) ||
    (rules.operationsOf(question.rule).size > 0 && probes.has(probeKey({ ...question, negation: NO_EFFECT })));
  const keep = (question: ProbeName, found: Probe | undefined): void => {
    if (found) probes.set(probeKey(question), found);
  };
  for (const question of asked) {
    const isKept = !isAnswered(question) && !(fresh && isWanted(question.rule));
    if (isKept) keep(question, probeOf({ stage, rules, bases: [], known: before }, question));
  }
  for (const { id: rule } of rules.assumed) {
    const whole = { rule, negation: 'off' };
    const isTold = [...probes.values()].some((probe) => probe.rule === rule);
    if (!isTold && before.has(probeKey(whole)) && !(fresh && isWanted(rule)))
      keep(whole, probeOf({ stage, rules, bases: [], known: before }, whole));
  }
  console.log(`${probes.size} probes are kept.`);
  const missing = asked.filter((question) => !isAnswered(question) && isWanted(question.rule));
  if (missing.length > 0) {
    const wanted = new Set(missing.flatMap(({ rule }) => [...rules.resourcesOf(rule)]));
    const near = all().filter(
      ({ steps }) =>
        steps.length <= MOST_STEPS &&
        steps.some(({ operation }) => steps.length <= FEW_STEPS || wanted.has(resourceOf(operation))),
    );
    const bases = basesOf(stage, rules, [...SEEDS, ...near]);
    console.log(`${bases.length} sessions are searched.`);
    const search = (question: ProbeName): void => {
      if (isAnswered(question)) return;
      const probe = probeOf({ stage, rules, bases, known: new Map() }, question);
      console.log(`${probeKey(question)}: ${probe ? `${probe.steps.length} calls` : 'no probe'}`);
      keep(question, probe);
    };
    for (const question of missing) search(question);
    // What shows in the answers of another resource alone is asked there.
    const told = new Set([...probes.values()].map(({ rule }) => rule));
    for (const rule of new Set(missing.map((question) => question.rule)))
      if (!told.has(rule)) search({ rule, negation: 'off' });
  }
  const controls = new Map<string, Probe>();
  const known = readControls(folder);
  const named = new Set([...probes.values()].flatMap(({ steps }) => [...boundIn(steps)]));
  // An owner is asked for the records that probes need, and for no others.
  const isNamed = ({ steps }: Pick<Probe, 'steps'>): boolean => [...boundIn(steps)].every((name) => named.has(name));
  const add = (id: string, rule?: string): boolean => {
    const kept = [...known.values()].filter((one) => probeKey(one) === probeKey(controlName(id, rule)) && isNamed(one));
    const control =
      controlOf(stage, rules, kept, id, rule) ??
      controlOf(stage, rules, [...SEEDS, ...all()].filter(isNamed), id, rule);
    if (control) controls.set(probeKey(control), control);
    return control !== undefined;
  };
  for (const id of uncontrolled([...probes.values()], Object.fromEntries(operations)))
    if (!add(id)) console.log(`No session shows that ${id} is taken.`);
  for (const probe of probes.values()) {
    const need = needOf(probe);
    const { operation } = probe.steps.at(-1)!;
    const control = need === 'shown' ? showingControlOf(stage, rules, probe) : undefined;
    if (control && !controls.has(probeKey(control))) controls.set(probeKey(control), control);
    if (need === 'taken' && !add(operation, probe.rule))
      console.log(`No session shows that ${operation} is taken without ${probe.rule}.`);
  }
  save(controls);
  const told = new Set([...probes.values()].map(({ rule }) => rule)).size;
  console.log(`${told} of ${rules.assumed.length} assumed rules have a probe; there are ${probes.size}.`);
}

function matcherOf(only: string | undefined): (id: string) => boolean {
  if (only === undefined) return () => true;
  const patterns = only
    .split(',')
    .map((one) => new RegExp(`^${one.trim().replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return (id) => patterns.some((pattern) => pattern.test(id));
}
