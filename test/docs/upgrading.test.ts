import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandNames, loadCommand } from '../../src/cli/run.ts';
import { FORMER_SERVER_OPTIONS } from '../../src/service/node/index.ts';
import { contract } from '../support/document.ts';

const page = readFileSync('docs/upgrading.md', 'utf8');

const [, ofTypes = ''] = page.split('\n## From 0.1 to 0.2\n');

/** The rows of the table of types: what was, and what is instead. */
const rows = ofTypes
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ') as [string, string]);

/** The types that a cell names. */
const typesIn = (cell: string): string[] => [...cell.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name);

describe('docs/upgrading.md', () => {
  it('has a section for each step from one version to the next, the newest first', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const steps = [...page.matchAll(/^## From (\S+) to (\S+)$/gm)].map(([, from = '', to = '']) => ({ from, to }));
    expect(steps[0]!.to).toBe(version);
    // A section may name a minor version alone.
    for (const [index, { to }] of steps.slice(1).entries()) expect(`${steps[index]!.from}.`).toContain(`${to}.`);
  });

  it.each(Object.keys(FORMER_SERVER_OPTIONS))('names the option %s, which is gone', (name) => {
    expect(page).toMatch(new RegExp(`\`[^\`\n]*\\b${name}\\b[^\`\n]*\``));
  });

  it('names the options of commands that have another name', async () => {
    const commands = await Promise.all(commandNames.map(loadCommand));
    const former = commands.flatMap(({ name, options }) =>
      Object.values(options).flatMap(({ formerName }) => (formerName === undefined ? [] : [`${name} --${formerName}`])),
    );
    expect(former).toContain('verify --silences');
    for (const option of former) expect(page).toContain(`\`${option}\``);
  });

  it('names types that are gone, and such as there are in their place', () => {
    expect(rows.length).toBeGreaterThan(25);
    const { schemas } = contract.components;
    const gone = rows.flatMap(([was]) => (was.includes(' of a body') ? [] : typesIn(was)));
    expect(gone.filter((name) => name in schemas)).toEqual([]);
    expect(rows.flatMap(([, instead]) => typesIn(instead)).filter((name) => !(name in schemas))).toEqual([]);
  });
});
