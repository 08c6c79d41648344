import type { Model } from './contract/model.ts';
import { decompressed } from './decompress.ts';
import type { Evidence } from './evidence/evidence.ts';
import { createPseudonyms } from './evidence/pseudonyms.ts';
import { findDataCenter, readdress } from './inspect/base-path.ts';
import { createCollector } from './inspect/collector.ts';
import { lineWriter, type WriteLine } from './line-writer.ts';
import { createGathering, type Observation } from './read/gathering.ts';
import type { Head } from './read/recording.ts';
import type { Exchange } from './recorded-exchange.ts';
import { type Report, reportOn } from './report/report.ts';
import { withoutSecrets } from './secrets.ts';
import { basePathsOf, modelOf, type VerifyOptions } from './verify-options.ts';

/** Options of a recorder. */
export interface RecorderOptions extends VerifyOptions {
  /**
   * Where the recording goes: a file, to which it is appended, or a function that is called with each line. Files need
   * Node, or another platform with its modules. Without it, nothing is written, and the recorder can still report.
   */
  to?: string | WriteLine | undefined;
  /** Name of the account in the evidence, to tell several accounts apart. */
  account?: string | undefined;
  /** True to record values as well, without tokens. By default, only shapes are recorded. */
  values?: boolean | undefined;
}

/** Records exchanges. It is a function, which a client takes as its hook `onExchange`. */
export interface Recorder {
  (exchange: Exchange): void;
  /** Checks the recording so far against the contract. */
  report(): Report;
  /** Returns the recording so far, to be merged or written. */
  evidence(): Evidence;
}

/**
 * Creates a recorder, which checks each exchange against the contract and writes down what it has seen: names of fields,
 * types, formats and classes of lengths. No value of the traffic is written, except words at fields of which the contract
 * names values.
 *
 * ```ts
 * const recorder = createRecorder({ to: 'traffic.ndjson' });
 * const inventory = createInventoryClient({ organizationId, accessToken, baseUrl, hooks: { onExchange: recorder } });
 * ```
 *
 * Where `report().exchanges` is 0, nothing was checked, and `report().skipped` says why.
 *
 * @throws TypeError if `to` is a file on a platform without files, or if `basePath` is no path; Error if the file can't be
 * written.
 */
export function createRecorder(options: RecorderOptions = {}): Recorder {
  return createRecorderFor(modelOf(options), { ...options, basePaths: basePathsOf(options) });
}

/** Creates a recorder that checks against a model. */
export function createRecorderFor(
  model: Model,
  {
    to,
    account = '',
    values = false,
    basePaths = [],
  }: Omit<RecorderOptions, 'document' | 'basePath'> & { basePaths?: readonly string[] },
): Recorder {
  const pseudonyms = createPseudonyms();
  const dataCenterOf = findDataCenter(model);
  const gathering = createGathering(model, { account, basePaths, pseudonyms });
  const head: Head = { recording: crypto.randomUUID(), format: 1, account };
  const write = to === undefined ? undefined : lineWriter(to);
  write?.(JSON.stringify(head));

  function observationOf(exchange: Exchange): Observation {
    const collector = createCollector(model, pseudonyms);
    const { exchange: called, servedAt, isNamed } = readdress(model, exchange, basePaths);
    const skipped = collector.take(called);
    const dataCenter = dataCenterOf(exchange);
    return {
      ...(dataCenter !== undefined && { dataCenter }),
      ...(servedAt !== undefined && { servedAt, isNamed }),
      ...(skipped ? { skipped } : { seen: collector.facts() }),
    };
  }

  const record = (exchange: Exchange): void => {
    const timed = decompressed({ ...exchange, at: exchange.at ?? new Date().toISOString() });
    gathering.take(timed);
    write?.(JSON.stringify(values ? { exchange: withoutSecrets(timed) } : observationOf(timed)));
  };
  const evidence = (): Evidence => gathering.evidence(head.recording);
  return Object.assign(record, { evidence, report: () => reportOn(model, evidence()) });
}
