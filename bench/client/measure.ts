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

/**
 * Runs several kinds of work in turn, so that all meet the same machine.
 *
 * @returns The medians of each, without the first rounds.
 */
export async function compare<Name extends string>(
  kinds: Record<Name, () => Promise<unknown>>,
  rounds: number,
  warmUp = 3,
): Promise<Record<Name, Cost>> {
  const names = Object.keys(kinds) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>;
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const name of names) {
      const cost = await measure(kinds[name]);
      if (round >= warmUp) costs[name].push(cost);
    }
  }
  const median = (all: Cost[], kind: keyof Cost): number =>
    all.map((cost) => cost[kind]).sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return Object.fromEntries(
    names.map((name) => [name, { wall: median(costs[name], 'wall'), cpu: median(costs[name], 'cpu') }]),
  ) as Record<Name, Cost>;
}
