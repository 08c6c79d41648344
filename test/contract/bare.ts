import { bareDocument } from '../../src/contract/bare.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { createModel, type Model } from '../../verifier/verify/contract/model.ts';
import { createCollector } from '../../verifier/verify/inspect/collector.ts';
import type { Exchange } from '../../verifier/verify/recorded-exchange.ts';
import type { Finding } from '../../verifier/verify/report/finding-kinds.ts';
import { findingsOf } from '../../verifier/verify/report/findings.ts';
import { contract } from '../support/document.ts';
import { deviationsOf } from '../verifier/verify/support/deviations.ts';

/** The document as the bundles hold it. */
export const bare = JSON.parse(JSON.stringify(bareDocument(contract))) as OpenApiDocument;

/** What the verifier finds in exchanges and in those that deviate from them, with the document and with the bare one. */
export function foundIn(exchanges: readonly Exchange[]): { full: Finding[][]; short: Finding[][] } {
  const [full, short] = [createModel(contract), createModel(bare)];
  const planted = exchanges.flatMap((exchange) => [
    exchange,
    ...deviationsOf(full, exchange).map((deviation) => deviation.exchange),
  ]);
  return {
    full: planted.map((exchange) => findingsIn(full, exchange)),
    short: planted.map((exchange) => findingsIn(short, exchange)),
  };
}

function findingsIn(model: Model, exchange: Exchange): Finding[] {
  const collector = createCollector(model);
  collector.take(exchange);
  return findingsOf(model, collector.facts());
}
