import type { Model } from '../contract/model.ts';
import { decompressed } from '../decompress.ts';
import { type Evidence, evidenceOf } from '../evidence/evidence.ts';
import { type Counts, combineFacts, combineRecords, type Facts, sum } from '../evidence/facts.ts';
import { createPseudonyms, type Pseudonyms } from '../evidence/pseudonyms.ts';
import { findDataCenter, namedTemplates, readdress } from '../inspect/base-path.ts';
import { createCollector } from '../inspect/collector.ts';
import type { Exchange } from '../recorded-exchange.ts';

/** Observation in a line of a recording, without values. */
export interface Observation {
  dataCenter?: string;
  skipped?: string;
  /** The path at which it was called, if it is not that of the contract, and whether somebody had named it. */
  servedAt?: string;
  isNamed?: boolean;
  seen?: Facts;
}

/** Gathers what one recording shows. */
export interface Gathering {
  /**
   * Takes an exchange.
   *
   * @param tell Called with the exchange as it was taken, with the URL of the contract: at once, or by `evidence` where only
   * then it is known where the service is.
   */
  take(exchange: Exchange, tell?: Tell): void;
  /** Adds what was seen of an exchange that is gone. */
  add(observation: Observation): void;
  evidence(id: string): Evidence;
}

type Tell = (exchange: Exchange) => void;

export interface GatheringOptions {
  account: string;
  /** Paths at which the service is, in addition to that of the contract. */
  basePaths?: readonly string[];
  pseudonyms?: Pseudonyms;
}

/** Number of observations that are combined at once: combining one at a time would take quadratic time. */
const BATCH = 64;

/** Creates a gathering of a recording. */
export function createGathering(
  model: Model,
  { account, basePaths = [], pseudonyms = createPseudonyms() }: GatheringOptions,
): Gathering {
  const dataCenters = new Set<string>();
  const dataCenterOf = findDataCenter(model);
  const templates = namedTemplates(model, basePaths);
  const ownHeap = createHeap(model, pseudonyms);
  const servedAt: Counts = {};
  /** Calls at paths that no option names, by path. They belong to the service if there is one such path and no other call. */
  const elsewhere = new Map<string, Heap>();
  let untold: (() => void)[] = [];

  function heapOf(path: string | undefined, isNamed: boolean): Heap {
    if (path === undefined || isNamed) return ownHeap;
    const heap = elsewhere.get(path) ?? createHeap(model, pseudonyms);
    elsewhere.set(path, heap);
    return heap;
  }

  function countNamed(path: string | undefined, isNamed: boolean): void {
    if (path !== undefined && isNamed) servedAt[path] = (servedAt[path] ?? 0) + 1;
  }

  return {
    take(taken, tell) {
      const exchange = decompressed(taken);
      const { exchange: called, servedAt: path, isNamed } = readdress(model, exchange, basePaths);
      const heap = heapOf(path, isNamed);
      if (heap.take(called)) countNamed(path, isNamed);
      if (tell && heap === ownHeap) tell(called);
      else if (tell) untold.push(() => tell(isOnlyPath(ownHeap, elsewhere) ? called : exchange));
      const center = dataCenterOf(exchange);
      if (center !== undefined) dataCenters.add(center);
    },
    add(observation) {
      const { dataCenter, servedAt: path, isNamed = false } = observation;
      if (dataCenter !== undefined) dataCenters.add(dataCenter);
      const isOurs = isNamed || templates.has(path ?? '');
      heapOf(path, isOurs).add(observation);
      if (observation.seen) countNamed(path, isOurs);
    },
    evidence(id) {
      const isTaken = isOnlyPath(ownHeap, elsewhere);
      for (const tell of untold) tell();
      untold = [];
      const counts = Object.fromEntries([...elsewhere].map(([path, { size }]) => [path, size()]));
      const apart = Object.entries(counts).map(([path, count]) => [`at ${path}`, count] as const);
      const at = combineRecords(servedAt, isTaken ? counts : {}, sum);
      const heaps = isTaken ? [ownHeap, ...elsewhere.values()] : [ownHeap];
      const seen = {
        dataCenters: [...dataCenters].sort(),
        skipped: combineRecords(ownHeap.skipped(), isTaken ? {} : Object.fromEntries(apart), sum),
        ...(Object.keys(at).length > 0 && { servedAt: at }),
        operations: heaps.reduce<Facts>((facts, heap) => combineFacts(facts, heap.facts()), {}),
      };
      return evidenceOf(id, account, seen, model.edition);
    },
  };
}

/** Checks whether calls that were set aside belong to the service: all share one path, and none is at the contract's path. */
function isOnlyPath(ownHeap: Heap, elsewhere: ReadonlyMap<string, Heap>): boolean {
  return elsewhere.size === 1 && ownHeap.size() === 0;
}

interface Heap {
  /** @returns Whether it was checked against the contract. */
  take(exchange: Exchange): boolean;
  add(observation: Observation): void;
  /** Number of them that were checked against the contract. */
  size(): number;
  skipped(): Counts;
  facts(): Facts;
}

function createHeap(model: Model, pseudonyms: Pseudonyms): Heap {
  const collector = createCollector(model, pseudonyms);
  let [added, batch]: [Facts, Facts[]] = [{}, []];
  let skipped: Counts = {};
  let size = 0;

  function flush(): void {
    const more = batch.reduce<Facts>(combineFacts, {});
    added = combineFacts(added, more);
    batch = [];
  }

  return {
    take(exchange) {
      const isChecked = collector.take(exchange) === undefined;
      if (isChecked) size += 1;
      return isChecked;
    },
    add({ seen, skipped: reason }) {
      if (reason !== undefined) skipped = combineRecords(skipped, { [reason]: 1 }, sum);
      if (seen) {
        size += 1;
        batch.push(seen);
      }
      if (batch.length >= BATCH) flush();
    },
    size: () => size,
    skipped: () => combineRecords(skipped, collector.skipped, sum),
    facts() {
      flush();
      return combineFacts(added, collector.facts());
    },
  };
}
