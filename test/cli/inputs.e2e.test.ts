import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { everyNth } from '../support/full.ts';
import { COMMANDS, makeFiles, shellIn, unreadable } from './inputs.ts';
import { run } from './output.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inputs-'));
const shell = await shellIn(folder);
makeFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The long suite tries all of them.
describe.each(everyNth(COMMANDS, 2))('%s, of a %s', (command, kind, status, printed) => {
  const args = (given: string): string[] => command.replace('FILE', given).split(' ');

  it.each(['compressed', 'marked'])('reads what is %s', async (how) => {
    const ran = await run(args(path.join(folder, `${kind}-${how}`)));
    expect([ran.status, ran.stdout]).toEqual([status, expect.stringContaining(printed)]);
  });

  it.each(unreadable(kind))('ends with status 2 for %s, and says why in a line', async (name, reason) => {
    const given = path.join(folder, name);
    const stderr = `Cannot read ${given}: ${reason}.\n`;
    expect(await run(args(given))).toEqual({ status: 2, stdout: '', stderr });
  });
});

it('refuses YAML that contains itself, whatever it is for', async () => {
  const given = path.join(folder, 'circle.yaml');
  writeFileSync(
    given,
    'overlay: 1.0.0\ninfo: { title: Ours, version: 1.0.0 }\nactions: &all [{ target: $, update: *all }]\n',
  );
  const stderr = `Cannot read ${given}: \`update\` in \`0\` in \`actions\` contains itself.\n`;
  expect(await run(['spec', '--overlay', given])).toEqual({ status: 2, stdout: '', stderr });
});

// Other ways are in the long suite: each starts a program.
it('reads standard input and pipes: cat evidence-compressed | run evidence merge -', () => {
  const ran = shell('cat evidence-compressed | run evidence merge -');
  expect(ran).toEqual({ status: 0, stdout: expect.stringContaining('colour'), stderr: '' });
});
