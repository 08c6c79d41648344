import type { Model } from '../contract/model.ts';
import { addSources, type Source } from '../evidence/evidence.ts';
import { combineFacts, combineRecords, type Facts, sum } from '../evidence/facts.ts';
import { createStandIns } from '../evidence/stand-ins.ts';
import type { Exchange } from '../exchange.ts';
import { createCollector } from '../inspect/collector.ts';
import { dataCenterOf } from '../inspect/data-center.ts';
import type { Sighting } from './recording.ts';

/** Gathers what one recording shows. */
export interface Gathering {
  take(exchange: Exchange): void;
  /** Adds what was seen of an exchange that is gone. */
  add(sighting: Sighting): void;
  source(): Source;
}

/** Sightings that are added up at once: to add each to all before it would take quadratic time. */
const BATCH = 64;

/** Creates a gathering of a recording. */
export function createGathering(model: Model, account: string, standIns = createStandIns()): Gathering {
  const collector = createCollector(model, standIns);
  const dataCenters = new Set<string>();
  let added: Source = { account, dataCenters: [], skipped: {}, operations: {} };
  let batch: Facts[] = [];

  function flush(): void {
    const operations = batch.reduce<Facts>((facts, more) => combineFacts(facts, more, sum), {});
    added = addSources(added, { account, dataCenters: [], skipped: {}, operations });
    batch = [];
  }

  return {
    take(exchange) {
      collector.take(exchange);
      const center = dataCenterOf(model, exchange);
      if (center !== undefined) dataCenters.add(center);
    },
    add({ seen, skipped, dataCenter }) {
      if (dataCenter !== undefined) dataCenters.add(dataCenter);
      if (skipped !== undefined) added = { ...added, skipped: combineRecords(added.skipped, { [skipped]: 1 }, sum) };
      if (seen) batch.push(seen);
      if (batch.length >= BATCH) flush();
    },
    source() {
      flush();
      const own = { account, dataCenters: [...dataCenters], skipped: collector.skipped, operations: collector.facts() };
      return addSources(added, own);
    },
  };
}
