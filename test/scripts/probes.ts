import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { type Ended, runThread } from '../support/threads.ts';

export const SESSIONS = 'verifier/probe/sessions';
/** The folder of a project with the sessions of taxes alone. */
export let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'probes-'));
  mkdirSync(path.join(root, SESSIONS), { recursive: true });
  cpSync(`${SESSIONS}/taxes.yaml`, path.join(root, SESSIONS, 'taxes.yaml'));
});
afterEach(() => rmSync(root, { recursive: true }));

let program: Promise<string> | undefined;

/** Runs `npm run probes` in it. */
export async function probes(...args: string[]): Promise<Ended> {
  program ??= transpile('scripts/probes.ts');
  return runThread(await program, { args: ['--root', root, ...args] });
}

/** Replaces a text in one of its files. */
export function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(root, file), text.replace(from, to));
}
