import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL } from '../support/full.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = path.join(folder, 'written');

/** Runs `npm run reference`, and returns what it prints. */
async function makeReference(out: string): Promise<string> {
  const program = ['scripts/run.mjs', 'scripts/reference.ts', '--out', out];
  return (await promisify(execFile)(process.execPath, program)).stdout;
}

describe.runIf(IS_FULL)('npm run reference', () => {
  let printed: string;
  beforeAll(async () => {
    printed = await makeReference(written);
  });

  it('writes a folder', () => {
    expect(printed).toMatch(/^Wrote 2\d\d pages, \d+\.\d MB, to .* in \d+\.\d s\.\n$/);
    expect(existsSync(path.join(written, 'operations/createTax.html'))).toBe(true);
  });

  it('writes the same files on every run', async () => {
    const again = path.join(folder, 'again');
    await makeReference(again);
    const names = filesOf(written);
    expect(filesOf(again)).toEqual(names);
    const differing = names.filter(
      (name) => !readFileSync(path.join(again, name)).equals(readFileSync(path.join(written, name))),
    );
    expect(differing).toEqual([]);
  });
});

function filesOf(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))).sort();
}
