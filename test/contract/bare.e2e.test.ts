import { expect, test } from 'vitest';
import { bareDocument } from '../../src/contract/bare.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { contractOf } from '../../src/sandbox/engine/contract.ts';
import { createModel, type Model } from '../../src/verify/contract/model.ts';
import { createCollector } from '../../src/verify/inspect/collector.ts';
import type { Exchange } from '../../src/verify/recorded-exchange.ts';
import type { Finding } from '../../src/verify/report/finding-kinds.ts';
import { findingsOf } from '../../src/verify/report/findings.ts';
import { contract } from '../support/document.ts';
import { deviationsOf } from '../verify/support/deviations.ts';
import { allFlows } from '../verify/support/traffic.ts';

/** The document as the bundles hold it. */
const bare = JSON.parse(JSON.stringify(bareDocument(contract))) as OpenApiDocument;

test('the sandbox plans the same without the texts and samples of the document', () => {
  const [full, short] = [contractOf(contract), contractOf(bare)];
  expect(asData(short.plans)).toEqual(asData(full.plans));
  expect(short.servers.map(({ url, variables }) => [url, variables])).toEqual(
    full.servers.map(({ url, variables }) => [url, variables]),
  );
});

test('the verifier finds the same without them', async () => {
  const [full, short] = [createModel(contract), createModel(bare)];
  const planted = (await allFlows()).flatMap((exchange) => [
    exchange,
    ...deviationsOf(full, exchange).map((deviation) => deviation.exchange),
  ]);
  const found = planted.map((exchange) => findingsIn(full, exchange));
  expect(found.flat().length).toBeGreaterThan(200);
  expect(planted.map((exchange) => findingsIn(short, exchange))).toEqual(found);
});

function findingsIn(model: Model, exchange: Exchange): Finding[] {
  const collector = createCollector(model);
  collector.take(exchange);
  return findingsOf(model, collector.facts());
}

/** Plans without their functions, which are new in each of them. */
function asData(plans: ReadonlyMap<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify([...plans], (_, value: unknown) =>
      value instanceof Map || value instanceof Set ? [...value] : value,
    ),
  );
}
