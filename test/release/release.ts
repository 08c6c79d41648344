import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { type Ended, runThread } from '../support/threads.ts';

/** The folder of a project that is released. */
export const root = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let program: string;
beforeAll(async () => {
  program = await transpile('scripts/release.ts');
});

/** Runs `npm run release -- …`. */
export const start = (...args: string[]): Promise<Ended> => runThread(program, { args });

export function write(name: string, content: string | object): void {
  writeFileSync(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
}
