import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

  it('names schemas that there are in place of the former ones', () => {
    const schemas = [...page.matchAll(/`(\w+Create)`/g)].map(([, name]) => name!);
    expect(schemas.length).toBeGreaterThan(3);
    expect(schemas.filter((name) => !(name in contract.components.schemas))).toEqual([]);
  });
});
