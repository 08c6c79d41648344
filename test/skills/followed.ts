import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { compiledCli } from '../support/compiled-programs.ts';
import { type Followed, follow } from './follow.ts';

/**
 * Follows a file of `skills/` in a new folder, which is deleted after the test. Every command has to succeed.
 *
 * @param install Puts into the folder what the file imports.
 * @returns What the command printed that has some text in it.
 */
export async function followed(
  file: string,
  install: (folder: string) => void = () => undefined,
): Promise<(part: string) => string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  install(folder);
  const all = await follow(readFileSync(path.join('skills', file), 'utf8'), folder, await compiledCli());
  expect(all.filter(({ status }) => status !== 0)).toEqual([]);
  return (part) => (all.find(({ command }) => command.includes(part)) as Followed).output;
}
