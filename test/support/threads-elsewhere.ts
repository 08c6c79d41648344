import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sharedFolder } from './shared.ts';
import type { Ended, ThreadOptions } from './threads.ts';

/** Runs programs one after another, each in a thread. */
export interface ThreadsElsewhere {
  run(file: string, options?: ThreadOptions): Promise<Ended>;
  stop(): void;
}

/**
 * Starts a process that runs programs in threads, for programs that depend on the current folder.
 *
 * @param cwd The current folder of the programs.
 */
export async function startThreadsElsewhere(cwd: string): Promise<ThreadsElsewhere> {
  const folder = await sharedFolder('thread-host', async (made) => {
    const { build } = await import('esbuild');
    const entryPoints = { host: 'test/support/thread-host.ts' };
    await build({
      entryPoints,
      outdir: made,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
    });
  });
  const host = fork(path.join(folder, 'host.mjs'), { cwd, execArgv: [] });
  return {
    async run(file, options) {
      host.send({ file, ...options });
      const [ended] = (await once(host, 'message')) as [Ended];
      return ended;
    },
    stop: () => void host.kill(),
  };
}
