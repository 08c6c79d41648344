import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** A program that runs, and what it has printed. */
export interface Program {
  child: ChildProcessWithoutNullStreams;
  output: () => string;
  /** Waits until the output matches. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Waits for the end, and returns the exit status. */
  ended: Promise<number | null>;
}

/** Where a program runs. */
export interface Surroundings {
  /** Variables in addition to those of the test. */
  env?: NodeJS.ProcessEnv;
  /** Its folder, by default the root of the project. */
  cwd?: string;
}

/** Starts a program for one test, with which it is killed at the latest. */
export function start(...program: Parameters<typeof startProgram>): Program {
  const started = startProgram(...program);
  onTestFinished(() => void started.child.kill('SIGKILL'));
  return started;
}

/**
 * Starts a program for several tests, which have to stop it.
 *
 * @param program A TypeScript program of the project, or a compiled one.
 */
export function startProgram(
  program: string,
  args: string[],
  { env = {}, cwd = process.cwd() }: Surroundings = {},
): Program {
  const runner = program.endsWith('.ts') ? ['scripts/run.mjs'] : [];
  return watch(
    spawn(process.execPath, [...runner, program, ...args], { cwd, env: { ...process.env, NO_COLOR: '1', ...env } }),
  );
}

/** Collects what a program prints that was just started. Whoever started it has to stop it. */
export function watch(child: ChildProcessWithoutNullStreams): Program {
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      listeners.forEach((listener) => listener());
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    output: () => text,
    ended,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(text);
          if (match) resolve(match);
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`The program ended without printing ${pattern}:\n${text}`)));
        look();
      }),
  };
}
