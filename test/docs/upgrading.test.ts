import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { readReleases } from '../../scripts/release/released.ts';
import { commandNames, loadCommand } from '../../src/cli/run.ts';
import { contract } from '../support/document.ts';

const page = readFileSync('docs/upgrading.md', 'utf8');

describe('docs/upgrading.md', () => {
  it('has a section for each step from one version to the next, the newest first', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const steps = [...page.matchAll(/^## From (\S+) to (\S+)$/gm)].map(([, from = '', to = '']) => ({ from, to }));
    expect(steps[0]!.to).toBe(version);
    // A section may name a minor version alone.
    for (const [index, { to }] of steps.slice(1).entries()) expect(`${steps[index]!.from}.`).toContain(`${to}.`);
  });

  it('names the options of commands that have another name', async () => {
    const commands = await Promise.all(commandNames.map(loadCommand));
    const former = commands.flatMap(({ name, options }) =>
      Object.values(options).flatMap(({ formerName }) => (formerName === undefined ? [] : [`${name} --${formerName}`])),
    );
    expect(former).toContain('sandbox --now');
    for (const option of former) expect(page).toContain(`\`${option}\``);
  });

  it('names every schema that the last release had, and this one has no more', async () => {
    const released = (await readReleases(projectAt(process.cwd()))).at(-1)!.document;
    const isGone = (name: string): boolean => !Object.hasOwn(contract.components.schemas, name);
    const gone = Object.keys(released.components.schemas).filter(isGone);
    expect(gone.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
