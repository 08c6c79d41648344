import { type Probe, type ProbedOperation, probeKey } from '../../verifier/probe/index.ts';

export interface Written {
  probes: readonly Probe[];
  controls: readonly Probe[];
  operations: ReadonlyMap<string, ProbedOperation>;
  /** Why a rule has no probe, by its id. */
  undecidable: ReadonlyMap<string, string>;
}

/** The texts of generated/probes/ by their names: a file per resource, which is that of the last call, and what loads them. */
export function filesOf(
  { probes, controls, operations, undecidable }: Written,
  resourceOf: (operation: string) => string,
): Map<string, string> {
  const lastOf = ({ steps }: Probe): string => resourceOf(steps.at(-1)!.operation);
  const resources = [...new Set(probes.map(lastOf))].toSorted();
  const imports = [...resources, 'controls', 'operations'].map(
    (name) => `import ${name} from './${name}.json' with { type: 'json' };`,
  );
  const all = resources.map((name) => `  ...${name}.probes,`).join('\n');
  const constants = ['OPERATIONS = operations', 'CONTROLS = controls.probes', `PROBES = [\n${all}\n]`];
  return new Map([
    ...resources.map((name) => [`${name}.json`, textOf(probes.filter((probe) => lastOf(probe) === name))] as const),
    ['controls.json', textOf(controls)],
    ['operations.json', json(operations)],
    ['undecidable.json', json(undecidable)],
    ['index.ts', `${imports.join('\n')}\n\n${constants.map((one) => `export const ${one};\n`).join('\n')}`],
  ]);
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
