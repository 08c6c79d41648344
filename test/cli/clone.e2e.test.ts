import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const COMMAND = 'bin/inventory-service-api.mjs';

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
    copyFileSync(COMMAND, path.join(clone, COMMAND));
    const { status, stderr } = spawnSync(process.execPath, [path.join(clone, COMMAND)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'This clone has no dependencies yet. Run: npm ci\n']);
  });
});
