import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { nameOf } from '../../src/contract/references.ts';
import { contract, operations } from '../support/document.ts';

const { schemas } = contract.components;
const ENVELOPE = new Set(contract['x-conventions']!.envelope);

/** The rows of the table of exceptions: the key, and the schema that is not named after it. */
const EXCEPTIONS = [
  ...readFileSync('docs/contributing/style.md', 'utf8')
    .split('### Names of schemas')[1]!
    .split('\n## ')[0]!
    .matchAll(/^\| `(\w+)`[^|]*\| `(\w+)`/gm),
].map(([, key, name]) => `${key} ${name}`);

/** What a field or its entries refer to. */
const targetOf = ({ $ref, items }: Schema): string | undefined => nameOf($ref ?? items?.$ref);

/** The records in responses, each with the key that holds it. */
function records(): [key: string, name: string][] {
  return operations.flatMap(({ object, successStatus }) => {
    const schema = object.responses[successStatus]?.content?.['application/json']?.schema;
    const properties = schemas[nameOf(schema?.$ref) ?? '']?.properties ?? {};
    return Object.entries(properties).flatMap(([key, field]): [string, string][] => {
      const name = targetOf(field);
      return ENVELOPE.has(key) || name === undefined || !schemas[name]!.properties ? [] : [[key, name]];
    });
  });
}

/** A name without what tells rows, one record and several apart. */
function plain(name: string): string {
  return name
    .replaceAll('_', '')
    .toLowerCase()
    .replace(/listitem$/, '')
    .replace(/ies$/, 'y')
    .replace(/(x)es$|s$/, '$1');
}

it('the key of a payload names the schema, apart from the exceptions in docs/contributing/style.md', () => {
  const odd = records().filter(([key, name]) => plain(key) !== plain(name));
  const found = odd.map(([key, name]) => `${key === 'comments' ? 'comment' : key} ${name}`);
  const hint =
    'Name the schema after its key, as DeliveryRoute after delivery_route, or add a row to "Names of schemas".';
  expect([...new Set(found)].sort(), hint).toEqual(EXCEPTIONS.sort());
});

it('an entry of line_items is called a line item of its record', () => {
  const odd = Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
    const entry = properties['line_items'] && targetOf(properties['line_items'].oneOf?.[0] ?? properties['line_items']);
    const record = name.replace(/(Create|Update|ListItem)$/, '');
    return entry === undefined || entry.startsWith(`${record}LineItem`) ? [] : `${name}: ${entry}`;
  });
  expect(odd).toEqual([]);
});

it('what only creating or only updating accepts is no Input', () => {
  const users = new Map<string, Set<string>>();
  for (const { id, requestBody } of operations) {
    const visit = (schema: Schema | undefined, seen: ReadonlySet<string>): void => {
      const name = nameOf(schema?.$ref);
      const target = name === undefined ? schema : schemas[name];
      if (!target || (name !== undefined && seen.has(name))) return;
      if (name?.endsWith('Input')) users.set(name, (users.get(name) ?? new Set()).add(id));
      const inside = name === undefined ? seen : new Set([...seen, name]);
      for (const field of Object.values(target.properties ?? {})) visit(field, inside);
      for (const part of [target.items, ...(target.oneOf ?? [])]) visit(part, inside);
    };
    visit(requestBody?.content['application/json']?.schema, new Set());
  }
  expect(users.size).toBeGreaterThan(3);
  const odd = [...users].filter(([, ids]) => ids.size === 1 && /^(create|update)/.test([...ids][0]!));
  expect(odd.map(([name, ids]) => `${name}: ${[...ids]}`)).toEqual([]);
});
