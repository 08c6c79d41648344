import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A program that runs in a thread. */
export interface Thread {
  /** What it has printed so far, on standard output and standard error. */
  output(): { stdout: string; stderr: string };
  /** Waits until that, both together, matches. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Waits for its end, and returns the exit status. Rejects with the error that ended it, if one did. */
  ended: Promise<number>;
  stop(): Promise<unknown>;
}

/** How a program ended, and what it has printed. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

export interface ThreadOptions {
  /** What follows the name of the program on a command line. */
  args?: readonly string[];
  /** By default that of the tests. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts a JavaScript program in a thread, with globals of its own. It takes half of the time of a process. It gets no
 * signals, and the current folder is that of this process.
 *
 * @param file Path of the program.
 */
export function startThread(file: string, { args = [], env = process.env }: ThreadOptions = {}): Thread {
  const worker = new Worker(file, { argv: [...args], env, execArgv: [], stdout: true, stderr: true });
  const printed = { stdout: '', stderr: '' };
  const text = (): string => printed.stdout + printed.stderr;
  const onText = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    worker[name].setEncoding('utf8').on('data', (more: string) => {
      printed[name] += more;
      onText.forEach((look) => look());
    });
  }
  const streams = [once(worker.stdout, 'end'), once(worker.stderr, 'end')];
  const ended = once(worker, 'exit').then(async ([status]) => {
    await Promise.all(streams);
    return status as number;
  });
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = pattern.exec(text());
        if (match) resolve(match);
      };
      onText.add(look);
      ended.then(() => reject(new Error(`${file} ended without printing ${pattern}:\n${text()}`)), reject);
      look();
    });
  return { output: () => printed, until, ended, stop: () => worker.terminate() };
}

/** Runs a program in a thread, as {@link startThread} does, to its end. */
export async function runThread(file: string, options?: ThreadOptions): Promise<Ended> {
  const { ended, output } = startThread(file, options);
  return { status: await ended, ...output() };
}

/**
 * Runs a program in a thread, as {@link startThread} does, to its end.
 *
 * @returns What it has printed on standard output.
 * @throws Error with what it has printed on standard error, if it does not end with 0.
 */
export async function printedBy(file: string, options?: ThreadOptions): Promise<string> {
  const { status, stdout, stderr } = await runThread(file, options);
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`);
  return stdout;
}
