import { vi } from 'vitest';
import { runCli } from '../../src/cli/run.ts';

/** What a run of the command line printed, and how it ended. */
export interface Run {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs the command line in this process.
 *
 * @param columns Width of the terminal; undefined for a pipe.
 */
export async function run(args: readonly string[], columns?: number): Promise<Run> {
  const printed = { stdout: '', stderr: '' };
  const mocks = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed.stdout += String(text)), true)),
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (printed.stdout += `${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: unknown) => {
      printed.stderr += `${text instanceof Error ? text.stack : String(text)}\n`;
    }),
  ];
  const width = Object.getOwnPropertyDescriptor(process.stdout, 'columns');
  Object.defineProperty(process.stdout, 'columns', { value: columns, configurable: true, writable: true });
  try {
    const status = await runCli([...args]);
    return { status, ...printed };
  } finally {
    if (width) Object.defineProperty(process.stdout, 'columns', width);
    else Reflect.deleteProperty(process.stdout, 'columns');
    for (const mock of mocks) mock.mockRestore();
  }
}
