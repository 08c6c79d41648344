import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const COMMAND = 'bin/inventory-service-api.mjs';

/** The command imports this file first. */
const CHECK = 'bin/check-node.mjs';

describe('npx inventory-service-api in a clone', () => {
  it('runs from the sources, in any of its folders', () => {
    const printed = execFileSync(process.execPath, [path.resolve(COMMAND), 'sample', 'createTax'], { cwd: 'docs' });
    expect(JSON.parse(printed.toString())).toMatchObject({ tax: [{ tax_name: 'IGST18' }] });
  });

  it('passes on the exit status of a mistake', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'sandbx'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('sandbox')]);
  });

  it('says what to do before anything is installed', () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
    onTestFinished(() => rmSync(clone, { recursive: true }));
    for (const folder of ['bin', 'src']) mkdirSync(path.join(clone, folder));
    for (const file of [COMMAND, CHECK]) copyFileSync(file, path.join(clone, file));
    const { status, stderr } = spawnSync(process.execPath, [path.join(clone, COMMAND)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'This clone has no dependencies yet. Run: npm ci\n']);
  });

  it.each([COMMAND, 'scripts/run.mjs'])('says that Node is too old before anything fails: %s', (file) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', nodeOf('20.18.3'), file, 'sample', 'createTax'],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([2, 'Node 20.18.3 is too old. Use Node 20.19 or later.\n']);
  });
});

/** A module that makes Node say that it is another release. */
function nodeOf(version: string): string {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
