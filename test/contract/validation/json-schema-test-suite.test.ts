import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/contract/document.ts';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';

interface Group {
  description: string;
  schema: Schema | boolean;
  tests: [description: string, data: unknown, valid: boolean][];
}

/** The official tests of JSON Schema 2020-12, those that every validator must pass. */
const suite = JSON.parse(readFileSync(path.join(import.meta.dirname, 'json-schema-test-suite.json'), 'utf8')) as {
  remotes: Record<string, Schema>;
  groups: Record<string, Group[]>;
};

/** Tests that are meant to have another outcome, by the end of their names. */
const OTHERWISE = [
  // Formats are asserted, as Ajv does.
  'is only an annotation by default',
  // No metaschema takes keywords away.
  'no validation: invalid number, but it still validates',
  // Nothing is fetched, so a schema has no URL but its `$id`.
  'remote HTTP ref with different $id / string is valid',
  'remote HTTP ref with different $id / number is invalid',
  'remote HTTP ref with different URN $id / string is valid',
  'remote HTTP ref with different URN $id / number is invalid',
];

const META = 'node_modules/ajv/dist/refs/json-schema-2020-12';
const metaschemas = readdirSync(META, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(META, name), 'utf8')) as Schema);
const remotes = Object.entries(suite.remotes).map(([$id, schema]) => ({ $id, ...schema }));

/** A document that holds what schemas refer to. */
function documentOf(schema: Schema | boolean): Schema {
  return typeof schema === 'boolean'
    ? {}
    : { ...schema, $defs: { ...(schema['$defs'] as object), remotes, metaschemas } };
}

const meant = ({ description, tests }: Group): Group['tests'] =>
  tests.filter(([name]) => !OTHERWISE.some((end) => `${description} / ${name}`.endsWith(end)));

describe.each(Object.entries(suite.groups))('the official tests of %s', (_, groups) => {
  it.each(groups.filter((group) => meant(group).length > 0))('$description', (group) => {
    const document = documentOf(group.schema);
    const check = createChecks(document)(typeof group.schema === 'boolean' ? group.schema : document);
    const verdicts = meant(group).map(([description, data]) => [description, data, check(data)]);
    expect(verdicts).toEqual(meant(group));
  });
});

it('nearly all of them are held', () => {
  const all = Object.values(suite.groups).flat();
  const held = all.flatMap(meant);
  expect([held.length, all.flatMap(({ tests }) => tests).length]).toEqual([1275, 1299]);
});
