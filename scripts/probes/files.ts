import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Probe, type ProbedOperation, type ProbeFile, probeKey } from '../../src/probe/index.ts';

/** Files in probes/ that hold something else than the probes of a resource. */
const OTHERS = ['alternatives.json', 'controls.json', 'operations.json', 'undecidable.json'];

/** What the named alternatives of rules do. */
const WRITTEN_BY_HAND = 'alternatives.json';

/** What is written to probes/. */
export interface Written {
  probes: readonly Probe[];
  controls: readonly Probe[];
  operations: ReadonlyMap<string, ProbedOperation>;
  /** Why a rule has no probe, by its id. */
  undecidable: ReadonlyMap<string, string>;
}

/** The probes that there are, by their keys. */
export function readProbes(folder: string): Map<string, Probe> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.json') && !OTHERS.includes(name));
  return new Map(files.flatMap((name) => probesIn(folder, name)).map((probe) => [probeKey(probe), probe]));
}

/** The controls that there are, by their keys. */
export function readControls(folder: string): Map<string, Probe> {
  const controls = existsSync(path.join(folder, 'controls.json')) ? probesIn(folder, 'controls.json') : [];
  return new Map(controls.map((control) => [probeKey(control), control]));
}

function probesIn(folder: string, name: string): readonly Probe[] {
  return (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ProbeFile).probes;
}

/** Writes the probes, one file per resource, which is that of the last call, and what loads them. */
export function writeProbes(
  folder: string,
  { probes, controls, operations, undecidable }: Written,
  resourceOf: (operation: string) => string,
): void {
  const lastOf = ({ steps }: Probe): string => resourceOf(steps.at(-1)!.operation);
  const resources = [...new Set(probes.map(lastOf))].toSorted();
  for (const name of readdirSync(folder)) if (name !== WRITTEN_BY_HAND) rmSync(path.join(folder, name));
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  for (const resource of resources)
    write(`${resource}.json`, textOf(probes.filter((probe) => lastOf(probe) === resource)));
  write('controls.json', textOf(controls));
  write('operations.json', json(operations));
  write('undecidable.json', json(undecidable));
  const imports = [...resources, 'controls', 'operations'].map(
    (name) => `import ${name} from './${name}.json' with { type: 'json' };`,
  );
  const all = resources.map((name) => `  ...${name}.probes,`).join('\n');
  const constants = ['OPERATIONS = operations', 'CONTROLS = controls.probes', `PROBES = [\n${all}\n]`];
  write('index.ts', `${imports.join('\n')}\n\n${constants.map((one) => `export const ${one};\n`).join('\n')}`);
}

function textOf(probes: readonly Probe[]): string {
  const sorted = probes.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return `{ "probes": [\n${sorted.map((probe) => JSON.stringify(probe)).join(',\n')}\n] }\n`;
}

function json(entries: ReadonlyMap<string, unknown>): string {
  const sorted = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{\n${sorted.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}

function orderOf(probe: Probe): string {
  return `${probe.rule} ${probeKey(probe)}`;
}
