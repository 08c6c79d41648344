/** What a run of some work took. */
export interface Cost {
  /** In ms. */
  wall: number;
  /** Time of the processor, in ms. */
  cpu: number;
}

/** Measures one run. */
export async function measure(work: () => Promise<unknown>): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wall, cpu: (user + system) / 1000 };
}

/** How many runs are measured. */
const RUNS = 9;

/**
 * Runs several kinds of work in turn, so that all meet the same machine, and compares the time of the processor that each took with
 * that of the first in the same turn.
 *
 * @returns Of each kind, the ratios of all runs, lowest first.
 */
export async function compare<Name extends string>(
  kinds: Record<Name, () => Promise<unknown>>,
  warmUp = 3,
): Promise<Record<Name, readonly number[]>> {
  const names = Object.keys(kinds) as Name[];
  const ratios = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let run = -warmUp; run < RUNS; run += 1) {
    let base = 0;
    for (const [index, name] of names.entries()) {
      const { cpu } = await measure(kinds[name]);
      if (index === 0) base = cpu;
      if (run >= 0) ratios[name].push(cpu / base);
    }
  }
  for (const name of names) ratios[name].sort((one, other) => one - other);
  return ratios;
}

/** Ratios as a text: the median, and from which to which they reach. */
export function shownRatios(sorted: readonly number[]): string {
  const [median, least, most] = [sorted[sorted.length >> 1]!, sorted[0]!, sorted.at(-1)!].map((one) => one.toFixed(2));
  return `${median} (${least} to ${most})`;
}
