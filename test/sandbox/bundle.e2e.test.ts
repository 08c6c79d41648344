import { expect, test } from 'vitest';
import { contractOf } from '../../src/sandbox/contract/at-run-time.ts';
import { packContract, unpackContract } from '../../src/sandbox/contract/packed.ts';
import { contract } from '../support/document.ts';
import { BUDGET_BEFORE_LAST_PASS } from './budget.ts';
import { testBundle } from './bundle.ts';

// The last pass, which takes longer than all tests of the bundle, is a matter of `bundle.judge.test.ts`.
testBundle({ budget: BUDGET_BEFORE_LAST_PASS, finish: (minified) => minified });

test('a contract is the same after it has been packed', () => {
  const { plans, operations, servers } = contractOf(contract);
  const packed = JSON.parse(JSON.stringify(packContract(contract))) as ReturnType<typeof packContract>;
  const unpacked = unpackContract(packed);
  expect([unpacked.operations, unpacked.servers]).toEqual([operations, servers]);
  expect([...unpacked.plans]).toEqual([...plans]);
});
