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

/**
 * Starts a program; it is killed with the test at the latest.
 *
 * @param program A TypeScript program of the project, or a compiled one.
 */
export function start(
  program: string,
  args: string[],
  { env = {}, cwd = process.cwd() }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Program {
  const runner = program.endsWith('.ts') ? ['scripts/run.mjs'] : [];
  const child = spawn(process.execPath, [...runner, program, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
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
