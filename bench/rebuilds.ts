import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Project } from '../scripts/lib/project.ts';

const DESCRIPTION = 'Name of the tax.';

/**
 * Starts `npm run dev` on a project, changes the description of a field several times, and stops it.
 *
 * @returns How long each rebuild took until `generated/` was written, in ms.
 */
export async function measureRebuilds({ root, sources }: Project, runs: number): Promise<number[]> {
  const file = path.join(sources, 'resources/taxes/schemas.yaml');
  const original = readFileSync(file, 'utf8');
  if (!original.includes(DESCRIPTION)) throw new Error(`${file} has no field to change`);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts', '--root', root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const times: number[] = [];
  try {
    const until = linesOf(child);
    await until('Built in');
    for (let run = 1; run <= runs; run += 1) {
      const start = performance.now();
      writeFileSync(file, original.replace(DESCRIPTION, `${DESCRIPTION.slice(0, -1)}, ${run} times changed.`));
      await until('Built in');
      times.push(performance.now() - start);
    }
  } finally {
    writeFileSync(file, original);
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
  return times;
}

/** Makes a function that waits for the next line with a beginning. */
function linesOf(child: ChildProcessByStdio<null, Readable, null>): (beginning: string) => Promise<void> {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (beginning) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`npm run dev ended without printing "${beginning}"`);
      if (value.startsWith(beginning)) return;
    }
  };
}
