/** The cost of one run. */
export interface Cost {
  /** In ms. */
  wall: number;
  /** CPU time of this process, in ms. */
  cpu: number;
}

/** Measures one run. */
export async function measure(work: () => unknown): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wall, cpu: (user + system) / 1000 };
}

/** Work to compare with other work. */
export interface Case {
  name: string;
  /** Repetitions per round; 1 by default. */
  calls?: number;
  /** Runs before each round and is not measured. */
  before?: () => unknown;
  work: () => unknown;
}

/** The results of a case over all rounds. */
export interface Compared {
  name: string;
  /** CPU time of one call, in ms. */
  cpu: number;
  /** CPU time relative to the first case: median, minimum and maximum over the rounds. */
  ratio: string;
}

/** Measured rounds. */
const ROUNDS = 9;

/** Warm-up rounds, which are not measured. */
const WARM_UP = 3;

/** Measures all cases in every round, so that they meet the same machine, and compares each with the first. */
export async function compare(cases: readonly Case[]): Promise<Compared[]> {
  const costs = cases.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, { calls = 1, before, work }] of cases.entries()) {
      await before?.();
      const { cpu } = await measure(async () => {
        for (let call = 0; call < calls; call += 1) await work();
      });
      if (round >= 0) costs[index]!.push(cpu / calls);
    }
  }
  return cases.map(({ name }, index) => {
    const ratios = costs[index]!.map((cost, round) => cost / costs[0]![round]!);
    const range = `${ratioText(Math.min(...ratios))} to ${ratioText(Math.max(...ratios))}`;
    return { name, cpu: median(costs[index]!), ratio: `${ratioText(median(ratios))} (${range})` };
  });
}

/** The value in the middle; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A ratio, as tables show it. */
export function ratioText(ratio: number): string {
  return ratio.toFixed(ratio < 10 ? 2 : 0);
}
