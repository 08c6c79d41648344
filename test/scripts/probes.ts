import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';

export const SESSIONS = 'src/probe/sessions';
/** The folder of a project with the sessions of taxes alone. */
export let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'probes-'));
  mkdirSync(path.join(root, SESSIONS), { recursive: true });
  cpSync(`${SESSIONS}/taxes.yaml`, path.join(root, SESSIONS, 'taxes.yaml'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs `npm run probes` in it. */
export function probes(...args: string[]): SpawnSyncReturns<string> {
  const program = ['scripts/run.mjs', 'scripts/probes.ts', '--root', root, ...args];
  return spawnSync(process.execPath, program, { encoding: 'utf8' });
}

/** Replaces a text in one of its files. */
export function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(root, file), text.replace(from, to));
}
