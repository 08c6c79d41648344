import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';

/** A TypeScript program that tests run in processes of their own. */
export interface Worker {
  /** Starts a process, which is given some work as JSON. It ends with the test. */
  start(work: unknown): WorkerProcess;
  remove(): void;
}

export interface WorkerProcess {
  process: ChildProcess;
  /** What the process printed, once it has ended; undefined if it was killed. Rejects if it failed. */
  output: Promise<string | undefined>;
}

/** Bundles a program with the packages that it uses, so that it starts fast. */
export async function bundleWorker(program: string): Promise<Worker> {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  const outfile = path.join(folder, 'worker.mjs');
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return {
    start(work) {
      const process = spawn(globalThis.process.execPath, [outfile, JSON.stringify(work)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void process.kill('SIGKILL'));
      return { process, output: outputOf(process) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function outputOf(process: ChildProcess): Promise<string | undefined> {
  let output = '';
  process.stdout!.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const [status, signal] = await once(process, 'close');
  if (signal === 'SIGKILL') return undefined;
  if (status !== 0) throw new Error(`The process ended with ${status ?? signal}`);
  return output;
}
