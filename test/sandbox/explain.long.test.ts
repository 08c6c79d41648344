import { beforeAll, describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { IS_FULL } from '../support/full.ts';
import { plans } from '../support/plans.ts';
import {
  type Explained,
  explainedCalls,
  explanationsOf,
  GIVEN_BY_ANOTHER,
  REVIEWED,
  sameWithout,
  testExplanations,
} from './explained.ts';

/** Computed fields that no answer of these calls shows with a value, and why. */
const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'bills.balance': 'No operation shows bills.',
  'bills.status': 'No operation shows bills.',
  'packages.delivery_method': 'Packages are only filtered by it.',
  'packages.shipment_date': 'Packages are only filtered by it.',
  'packages.status': 'Packages are only filtered by it.',
  'packages.tracking_number': 'Packages are only filtered by it.',
  'purchaseOrders.line_items[].quantity_received': 'No operation shows orders.',
  'purchaseOrders.status': 'No operation shows orders.',
  'salesOrders.line_items[].quantity_packed': 'No operation shows orders.',
  'salesOrders.line_items[].quantity_returned': 'No operation shows orders.',
  'salesOrders.line_items[].quantity_shipped': 'No operation shows orders.',
  'salesOrders.status': 'No operation shows orders.',
};

let calls: Explained[];
beforeAll(async () => {
  calls = await explainedCalls(plans.keys());
});

testExplanations(() => calls, 1000);

test('an explanation is there for each computed field', () => {
  const explained = new Set(
    explanationsOf(calls).flatMap(({ rule, path }) => {
      const names = path!.replaceAll(/\[\d+\]/g, '').split('.');
      return names.map((_, index) => `${rule} ${names.slice(index).join('.')}`);
    }),
  );
  const roots = new Set(
    explanationsOf(calls).flatMap(({ rule, path }) => path!.match(/\w+/g)!.map((name) => `${rule} ${name}`)),
  );
  const missing = TABLES.flatMap(({ resource, computed = [], completed = [] }) =>
    [...computed, ...completed].flatMap(({ id, run }) =>
      Object.keys(run)
        .filter((field) => !explained.has(`${id} ${field.replace('[]', '')}`) && !roots.has(`${id} ${field}`))
        .map((field) => `${resource}.${field}`),
    ),
  );
  expect(missing.sort()).toEqual(Object.keys(NEVER_SHOWN).sort());
});

describe('a rule that an explanation names', () => {
  // The short sibling tries some of them.
  test.runIf(IS_FULL)('gives the value: without the rule, it is another, or there is none', async () => {
    const same = await sameWithout(calls, (rule) => [rule]);
    expect([...same].sort()).toEqual(REVIEWED.toSorted());
  });

  test('or another rule would give the same value, without which it is another', async () => {
    const same = await sameWithout(calls, (rule) =>
      rule in GIVEN_BY_ANOTHER ? [rule, GIVEN_BY_ANOTHER[rule]!.instead] : [],
    );
    expect([...same]).toEqual([]);
  });
});
