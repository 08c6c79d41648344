import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isHollowProbe } from '../../../scripts/probes/generate.ts';
import { boundIn } from '../../../verifier/probe/fill.ts';
import { probeKey } from '../../../verifier/probe/probe.ts';
import { uncontrolled } from '../../../verifier/probe/select.ts';
import { shippedControls, shippedOperations } from '../../../verifier/probe/shipped.ts';
import { everyNth } from '../../support/full.ts';
import { expectShared, expectTaken, MEND, probes, problemOf, rules } from './probes.ts';

const undecidable = JSON.parse(readFileSync('generated/probes/undecidable.json', 'utf8')) as Record<string, string>;

test('some of the probes tell of their rules, in an empty account and in one that is full', () => {
  expect(probes.length).toBeGreaterThan(150);
  expect(everyNth(probes, 60).flatMap((probe) => problemOf(probe) ?? [])).toEqual([]);
});

test('shared records are in use in the second account', () => {
  expectShared();
});

test('a probe that tells nothing is found', () => {
  const [first] = probes;
  expect(problemOf({ ...first!, steps: [{ id: 'a', operation: 'listTaxes' }] })).toMatch(/does not tell any more: run/);
  expect(problemOf({ ...first!, rule: 'taxes.gone' })).toMatch(/no assumed rule any more: run/);
});

describe('of every assumed rule', () => {
  test('there is a probe, or the reason why there is none', () => {
    const known = [...new Set(probes.map(({ rule }) => rule)), ...Object.keys(undecidable)];
    expect(known.toSorted(), MEND).toEqual(rules.assumed.map(({ id }) => id).toSorted());
    expect(Object.values(undecidable).filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([]);
  });

  test('what looks like it is an assumed rule', () => {
    const ids = new Set(rules.assumed.map(({ id }) => id));
    expect(
      probes.flatMap(({ looksAlike }) => looksAlike.filter((id) => !ids.has(id))),
      MEND,
    ).toEqual([]);
  });
});

/** Rules whose probes decide by a 0, a no or nothing alone: an account that does another thing may show the same. */
const HOLLOW: Readonly<Record<string, string>> = {
  'contact-persons.portal-access': 'The rule is that a field is false.',
  'packages.invoiced (packages)': 'No operation invoices the order that its owner binds.',
  'packages.invoiced (shipmentOrders)': 'No operation invoices the order that its owner binds.',
  'sales-returns.refunded':
    'A refund needs goods that were shipped, received back and credited, of an order that its owner binds.',
  'vendor-credits.defaults': 'The rule is that fields are false.',
};

test('a probe decides by values that say something, or the reason stands here why none does', () => {
  const hollow = probes.filter(({ places }) => isHollowProbe(places)).map(probeKey);
  expect(hollow.toSorted()).toEqual(Object.keys(HOLLOW).toSorted());
});

test('some of the controls are taken', () => {
  const controls = shippedControls();
  expectTaken(everyNth(controls, 10));
  const open = uncontrolled([...probes, ...controls.map((one) => ({ ...one, places: [] }))], shippedOperations());
  expect(open.length).toBeLessThan(uncontrolled(probes, shippedOperations()).length);
});

test('controls need no record of an owner that no probe needs', () => {
  const named = new Set(probes.flatMap(({ steps }) => [...boundIn(steps)]));
  const others = shippedControls().flatMap(({ steps }) => [...boundIn(steps)].filter((name) => !named.has(name)));
  expect(others, MEND).toEqual([]);
});

test('no probe writes to what it has not made, but to what its owner binds', () => {
  const literal = [...probes, ...shippedControls()].flatMap(({ rule, steps }) =>
    steps.flatMap(({ operation, path = {} }) =>
      shippedOperations()[operation]!.method === 'GET' ||
      Object.values(path).every((text) => /^\{(\$|bind\.)/.test(text))
        ? []
        : [rule],
    ),
  );
  expect(literal).toEqual([]);
});

test('no probe of a shared record needs what only its creation shows, where an owner may bind it', () => {
  const named = [...probes, ...shippedControls()].filter((one) =>
    /\{shared\.(item|warehouse)\.name/.test(JSON.stringify(one)),
  );
  expect(named).toEqual([]);
});

test('the data are small, sorted, and all of them are loaded', () => {
  const files = readdirSync('generated/probes').filter((file) => file.endsWith('.json'));
  expect(files.reduce((sum, file) => sum + statSync(`generated/probes/${file}`).size, 0)).toBeLessThanOrEqual(250_000);
  const loaded = files
    .filter((file) => !['undecidable.json', 'operations.json', 'controls.json'].includes(file))
    .map((file) =>
      (JSON.parse(readFileSync(`generated/probes/${file}`, 'utf8')) as { probes: { rule: string }[] }).probes.map(
        ({ rule }) => rule,
      ),
    );
  for (const all of loaded) expect(all).toEqual(all.toSorted());
  expect(loaded.flat().length).toBe(probes.length);
});
