import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createInventoryClient, type InventoryClient } from '../../src/public/client.ts';
import { start } from '../reference/program.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { startThread } from '../support/threads.ts';

export const PROGRAM = await compiledCli();

const LINE = /^Sandbox API: (\S+)\nConsole: +(\S+)\nDate: .*\nRecords .*\n/m;

/** Starts the command as a process, and waits until it listens. */
export async function run(...args: string[]) {
  const program = start(PROGRAM, ['sandbox', '--port', '0', ...args]);
  const [, baseUrl, page] = (await program.until(LINE)) as unknown as [string, string, string];
  return { ...program, baseUrl, page };
}

/** Starts the command in a thread, which gets no signals, and returns its address. */
export async function runInThread(...args: string[]): Promise<string> {
  const program = startThread(PROGRAM, { args: ['sandbox', '--port', '0', ...args] });
  onTestFinished(async () => void (await program.stop()));
  return (await program.until(LINE))[1]!;
}

export function clientOf(baseUrl: string): InventoryClient {
  return createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false });
}

/** A folder for the records of a sandbox, which is deleted with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'data');
}

/** Ends the command by a signal, and starts it again. */
export function testKeptRecords(signal: 'SIGINT' | 'SIGTERM'): void {
  it(`keeps what it has in a folder when it gets ${signal}`, async () => {
    const data = emptyFolder();
    const first = await run('--data', data, '--seed', 'empty');
    await clientOf(first.baseUrl).taxes.create({ tax_name: 'VAT5', tax_percentage: 5 });
    first.child.kill(signal);
    expect(await first.ended).toBe(0);
    const second = await runInThread('--data', data, '--seed', 'empty');
    expect((await clientOf(second).taxes.list()).taxes).toMatchObject([{ tax_name: 'VAT5' }]);
  });
}
