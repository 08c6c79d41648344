import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for all test files of a run, which is deleted at its end. */
    shared: string;
  }
}

/** How often a test file looks whether another one is done, in ms. */
const INTERVAL = 50;

/**
 * Makes something once for all test files of a run: the first one makes it, the others wait for it. No test may change it.
 *
 * @param make Fills a new folder.
 * @returns The folder.
 * @throws Error if it could not be made, here or by the file that was first.
 */
export async function sharedFolder(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(inject('shared'), name);
  const outcome = `${folder}.outcome`;
  if (!isFirst(folder)) {
    while (!existsSync(outcome)) await sleep(INTERVAL);
    const failure = readFileSync(outcome, 'utf8');
    if (failure !== '') throw new Error(`Another test file could not make ${name}: ${failure}`);
    return folder;
  }
  try {
    await make(folder);
    writeFileSync(outcome, '');
    return folder;
  } catch (error) {
    writeFileSync(outcome, (error as Error).message || 'no reason given');
    throw error;
  }
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
