import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OWN_HEADERS, ownHeader } from '../../src/service/headers.ts';
import { testExposed } from './exposed-headers.ts';

testExposed(4);

it.each([
  ['docs/sandbox.md', 'sandbox', ['made', 'message']],
  ['docs/mock.md', 'mock', ['rule', 'ignored', 'hint', 'assumptions']],
] as const)('%s names each header of the %s', (page, service, ofTheOther) => {
  const named = new Set(readFileSync(page, 'utf8').match(new RegExp(`\\bx-${service}-[a-z]+`, 'g')));
  const own = OWN_HEADERS.filter((name) => !(ofTheOther as readonly string[]).includes(name));
  expect([...named].sort()).toEqual(own.map((name) => ownHeader(service, name)).sort());
});

const SOURCES = new URL('../../src/', import.meta.url);

/** Own headers of requests. */
const OF_REQUESTS = ['control', 'explain'];

/** Names of own headers that sources write out. */
const WRITTEN = /['"`]x-(?:sandbox|mock)-([a-z]+)['"`]/g;

it('no source sends an own header that is not in the list, from which the exposed ones are made', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const sources = files.map((name) => readFileSync(new URL(name, SOURCES), 'utf8'));
  const written = sources.flatMap((source) => [...source.matchAll(WRITTEN)].map(([, name]) => name!));
  const known: readonly string[] = [...OWN_HEADERS, ...OF_REQUESTS];
  const unknown = written.filter((name) => !known.includes(name));
  expect(unknown).toEqual([]);
});
