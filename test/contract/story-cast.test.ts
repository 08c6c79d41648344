import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { plans } from '../support/plans.ts';
import type { Json } from '../support/story.ts';

const [, text = ''] = readFileSync('docs/contributing/style.md', 'utf8').split('### The story');
const cast = new Set([...text.matchAll(/…(\d{5})/g)].map(([, digits]) => digits));
const story = JSON.parse(readFileSync('generated/seeds/story.json', 'utf8')) as Record<string, Json[]>;

/** The resources whose records stand alone: comments and refunds belong to theirs. */
const created = [...plans.values()].filter(({ kind, parent }) => kind === 'create' && !parent);

it.each([...new Set(created.map(({ resource }) => resource))])(
  'the cast of docs/contributing/style.md has the %s',
  (resource) => {
    const { idField } = TABLES.find((table) => table.resource === resource)!;
    const ids = (story[resource] ?? []).map((record) => String(record[idField]));
    expect(ids).not.toEqual([]);
    expect(
      ids.filter((id) => !cast.has(id.slice(-5))),
      'Add the record, with the last five digits of its id, to the cast in docs/contributing/style.md ("The story").',
    ).toEqual([]);
  },
);
