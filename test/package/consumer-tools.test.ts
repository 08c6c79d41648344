import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPILERS, compilersSince, NODES } from './consumer-tools.ts';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const readme = readFileSync('README.md', 'utf8');

/** A version without its patch. */
const minorOf = (version: string): string => version.split('.', 2).join('.');

it('consumers are tested from the oldest release on that package.json and README promise', () => {
  expect(`>=${minorOf(NODES[0]!)}`).toBe(engines.node);
  expect(readme).toMatch(
    new RegExp(`on Node ${minorOf(NODES[0]!)} or later and TypeScript ${minorOf(COMPILERS[0]!)} or later`),
  );
});

it('consumers are tested with one release of each in turn, by exact versions', () => {
  for (const versions of [NODES, COMPILERS]) {
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(versions.toSorted((one, other) => Number.parseFloat(one) - Number.parseFloat(other))).toEqual(versions);
  }
  expect(compilersSince(5.8)).toEqual(COMPILERS.slice(1));
});

it('.ci/run tests the client with each release of Node', () => {
  const [, versions] = /^ *versions=.*'(.*)'\)$/m.exec(readFileSync('.ci/run', 'utf8')) ?? [];
  expect(versions).toBe('require("./test/package/tested-versions.json").node.join(" ")');
});

it('docs name the releases that consumers are tested with', () => {
  const list = (versions: readonly string[]): string =>
    new Intl.ListFormat('en', { type: 'conjunction' }).format(versions).replace(/, and /, ' and ');
  const [oldest, ...later] = NODES;
  const nodes = `Node ${list([minorOf(oldest!), ...later.map((version) => version.split('.')[0]!)])}`;
  expect(readFileSync('docs/client.md', 'utf8').replaceAll('\n', ' ')).toContain(nodes);
  const page = readFileSync('docs/package.md', 'utf8').replaceAll('\n', ' ');
  expect(page).toContain(nodes);
  expect(page).toContain(`TypeScript ${list(COMPILERS.map(minorOf))}`);
});
