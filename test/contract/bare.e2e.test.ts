import { expect, test } from 'vitest';
import { contractOf } from '../../sandbox/engine/plan/contract.ts';
import { contract } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { plans } from '../support/plans.ts';
import { flowsByOperation } from '../verifier/verify/support/traffic.ts';
import { bare, foundIn } from './bare.ts';

test('the sandbox plans the same without the texts and samples of the document', () => {
  const [full, short] = [contractOf(contract), contractOf(bare)];
  expect(asData(short.plans)).toEqual(asData(full.plans));
  expect(short.servers.map(({ url, variables }) => [url, variables])).toEqual(
    full.servers.map(({ url, variables }) => [url, variables]),
  );
});

test('the verifier finds the same without them', async () => {
  const flows = await flowsByOperation(everyNth([...plans.keys()], 90));
  const { full, short } = foundIn(flows.flat());
  expect(full.flat().length).toBeGreaterThan(10);
  expect(short).toEqual(full);
});

/** Plans without their functions, which are new in each of them. */
function asData(plans: ReadonlyMap<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify([...plans], (_, value: unknown) =>
      value instanceof Map || value instanceof Set ? [...value] : value,
    ),
  );
}
