import { setMaxListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Receipt, receipts } from 'inventory-service-api/sandbox/testing';
import { beforeAll, describe, expect, it, TestRunner } from 'vitest';
import texts from '../../../generated/rules.json' with { type: 'json' };
import { IS_FULL, partOf } from '../../support/full.ts';
import { perturbed } from './perturbed.ts';
import { service } from './setup.ts';

/** The tests of the three suites. They run here once, and then against services that differ in a rule. */
const suites: ReturnType<typeof TestRunner.getCurrentSuite>['tasks'] = [];
describe('the suites', async () => {
  await import('./billing-flow.ts');
  await import('./front-end.ts');
  await import('./nightly-sync.ts');
  suites.push(...TestRunner.getCurrentSuite().tasks);
});

/** Runs tests of the suites against the service as it is set. Returns the names of those that fail. */
async function failing(isWanted: (name: string) => boolean = () => true): Promise<string[]> {
  const failed: string[] = [];
  for (const task of suites) {
    if (task.type !== 'test' || !isWanted(task.name)) continue;
    setMaxListeners(0, task.context.signal);
    try {
      await TestRunner.getTestFn(task)();
    } catch {
      failed.push(task.name);
    }
  }
  return failed;
}

interface RuleText {
  assumed?: string;
  alternatives?: Record<string, string>;
}

const ASSUMED = Object.entries(texts as Record<string, RuleText>).filter(([, { assumed }]) => assumed !== undefined);

let receipt: Receipt;
/** The tests that fail without a rule, by its id. */
const failingWithout = new Map<string, string[]>();
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'receipts-'));
  const file = path.join(folder, 'receipts.json');
  service.receipt = receipts(file);
  expect(await failing()).toEqual([]);
  service.receipt.write();
  receipt = JSON.parse(readFileSync(file, 'utf8'));
  service.receipt = undefined;
  rmSync(folder, { recursive: true });
  for (const [rule] of partOf(ASSUMED, 20)) {
    service.options = { assumptions: { [rule]: false } };
    failingWithout.set(rule, await failing());
  }
  service.options = {};
});

const isNamed = (test: string, rule: string): boolean => receipt.tests[test]?.[rule] !== undefined;

describe('a receipt', () => {
  it('names a rule in at least 95 % of the tests that fail without it', () => {
    const pairs = [...failingWithout].flatMap(([rule, tests]) => tests.map((test) => ({ rule, test })));
    const missing = pairs.filter(({ rule, test }) => !isNamed(test, rule));
    console.log(`${pairs.length - missing.length} of ${pairs.length} failures are named. Not named:`, missing);
    expect(pairs.length).toBeGreaterThan(10);
    expect(missing.length / pairs.length).toBeLessThanOrEqual(0.05);
  });

  // A few rules say little of all: that of the order of lists is among them, or is not.
  it.runIf(IS_FULL)('names rules of which at least 80 % can make the test fail under some alternative', async () => {
    const rules = ASSUMED.filter(([rule]) => failingWithout.has(rule));
    let named = 0;
    const without: { rule: string; tests: string[] }[] = [];
    for (const [rule, { alternatives = {} }] of rules) {
      const open = new Set(Object.keys(receipt.tests).filter((test) => isNamed(test, rule)));
      named += open.size;
      for (const test of failingWithout.get(rule)!) open.delete(test);
      const custom = perturbed(rule);
      const forms = [
        ...Object.keys(alternatives).map((name) => ({ assumptions: { [rule]: name } })),
        ...(custom ? [{ rules: custom }] : []),
      ];
      for (const form of forms) {
        if (open.size === 0) continue;
        service.options = form;
        for (const test of await failing((name) => open.has(name))) open.delete(test);
      }
      if (open.size > 0) without.push({ rule, tests: [...open] });
    }
    service.options = {};
    const failed = named - without.reduce((sum, { tests }) => sum + tests.length, 0);
    console.log(`${failed} of ${named} rules named can make their test fail. Not:`, JSON.stringify(without, null, 1));
    expect(failed / named).toBeGreaterThanOrEqual(0.8);
  });
});
