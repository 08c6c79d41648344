import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../lib/project.ts';
import { changedSince, hashFiles, remember } from './freshness.ts';
import { isFresh } from './output.ts';
import { referenceInputs } from './reference-inputs.ts';

/** Name under which it is remembered from what the reference was made. */
const REFERENCE = 'reference';

/** Builds in processes of its own, so that this one goes on answering. */
export interface Builder {
  /** Writes `generated/` if its sources have changed. Returns whether it went well. */
  contract(): Promise<boolean>;
  /** Writes the reference if its sources have changed. Returns whether it went well. */
  reference(): Promise<boolean>;
  /** Ends what runs. */
  stop(): void;
}

/**
 * Builds what is stale, and prints what it does.
 *
 * @param folder Where the reference is written to.
 */
export function createBuilder(project: Project, folder: string): Builder {
  let running: ChildProcess | undefined;

  function run(program: string, ...args: string[]): Promise<boolean> {
    const child = spawn(process.execPath, ['scripts/run.mjs', program, ...args], {
      cwd: project.root,
      stdio: 'inherit',
    });
    running = child;
    return new Promise((resolve, reject) => child.once('error', reject).once('close', (code) => resolve(code === 0)));
  }

  return {
    async contract() {
      if (!isFresh(project)) return run('scripts/build.ts');
      console.log('generated/ is up to date.');
      return true;
    },
    async reference() {
      const index = path.join(folder, 'index.html');
      if (existsSync(index) && changedSince(project.root, REFERENCE)?.length === 0) {
        console.log(`${path.relative(project.root, folder)}/ is up to date.`);
        return true;
      }
      // Hashed before it is read, so that a change in the meantime is seen.
      const document = path.join(project.generated, 'openapi.json');
      const inputs = hashFiles([document, ...(await referenceInputs(project.root))]);
      const isWritten = await run('scripts/reference.ts', '--out', folder);
      if (isWritten) remember(project.root, REFERENCE, { inputs, outputs: [index] });
      return isWritten;
    },
    stop: () => void running?.kill(),
  };
}
