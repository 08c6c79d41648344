import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { rules } from '../../sandbox/resources/registry.ts';
import { rulesPage } from '../../scripts/docs/rules-page.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { membersOf } from '../support/interfaces.ts';
import { callerOf } from '../support/sandbox-calls.ts';

const file = new URL('../../docs/sandbox.md', import.meta.url);
const page = readFileSync(file, 'utf8');

describe('docs/sandbox.md', () => {
  test('names every member of a sandbox, but the id and the address that its client takes', () => {
    const members = membersOf('sandbox/sandbox.ts', 'Sandbox').map((member) => member.name!.getText());
    const [, table = ''] = /^\| member +\|.*\n.*\n((?:\|.*\n)+)/m.exec(page)!;
    const named = [...table.matchAll(/^\| (.*?) +\|/gm)].flatMap(([, cell]) => cell!.match(/(?<=`)\w+/g));
    expect(named.sort()).toEqual(members.filter((name) => !['organizationId', 'baseUrl'].includes(name)).sort());
  });

  test('shows an entry of errors as the sandbox sends it, next to one for another place', async () => {
    const [, entry] = /`(\{ "path": .*? \})`/.exec(page)!;
    const body = { customer_id: '7', line_items: [{ name: 'Survey', rate: 10, quantity: 0 }] };
    const { errors, message } = (await callerOf(createSandbox())('createInvoice', {}, body)).body;
    const other = { path: 'body.customer_id', rule: 'documents.customer', message: 'customer_id 7 does not exist.' };
    const shown = JSON.parse(entry!) as typeof other;
    expect(errors).toEqual([other, shown]);
    expect(message).toBe(`${other.message} ${shown.message}`);
  });

  test('names every event, and no other', () => {
    const section = page.slice(page.indexOf('## Trigger an event'), page.indexOf('## Use it in tests'));
    const named = [...section.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) => cell!.match(/\w+\.\w+/g));
    const events = TABLES.flatMap(({ resource, events = {} }) =>
      Object.keys(events).map((one) => `${resource}.${one}`),
    );
    expect(named.sort()).toEqual(events.sort());
  });
});

test('sandboxes that are shown for tests refuse what is misspelt', () => {
  const testing = readFileSync(new URL('../../reference/guides/testing.md', import.meta.url), 'utf8');
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const shown = [
    page.slice(page.indexOf('\n## Use it in tests'), page.indexOf('\n## Run it in a page')),
    testing,
    /\*\*Testers\*\*[\s\S]*?```\n\n/.exec(readme)![0],
  ].flatMap((text) => text.match(/createSandbox\(.*\)|npx inventory-service-api sandbox\b.*/g) ?? []);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((code) => !/unknown: 'refuse'|--unknown refuse/.test(code))).toEqual([]);
});

test('every rule has one anchor in the page of rules', () => {
  const anchors = [...rulesPage().matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id!);
  expect([...anchors].sort()).toEqual(
    rules()
      .map(({ id }) => id)
      .sort(),
  );
});

describe('every rule', () => {
  test.each(rules().map(({ id, basis }) => [id, basis] as const))(
    '%s says what it does, and what it rests on',
    (id, basis) => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
      expect(basis.does).toMatch(/^[A-Z`].*\.$/s);
      expect(basis.kind === 'assumed' ? basis.reason : basis.location).toMatch(
        basis.kind === 'assumed' ? /^[A-Z`].*\.$/s : /^(document [12]|the samples)/,
      );
    },
  );
});
