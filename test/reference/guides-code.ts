import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { MOCK_URL } from '../../src/code-samples/code-call.ts';
import { installModules } from '../support/compiled-programs.ts';
import { blocksIn } from '../support/markdown.ts';
import { printedBy } from '../support/threads.ts';

/** The folder that the code runs in. */
export let folder: string;

/** Makes the folder for the tests of a file, with the modules of the package that their code imports. */
export function provideModules(modules: () => Promise<Record<string, string>>): void {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
    installModules(folder, await modules());
  });
  afterAll(() => rmSync(folder, { recursive: true }));
}

/** The code of a guide, with the address of a server in place of that of the samples. */
export function codeOf(guide: string, server = MOCK_URL): string {
  const text = readFileSync(`reference/guides/${guide}.md`, 'utf8');
  return blocksIn(text, 'js')
    .filter((code) => !code.includes('startSandbox'))
    .join('\n')
    .replaceAll('{{mock}}', server);
}

/** Runs code as a module, and returns the lines that it prints. */
export async function print(name: string, code: string): Promise<string[]> {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return (await printedBy(file)).trim().split('\n');
}
