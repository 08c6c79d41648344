import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startSandbox } from '../../src/public/sandbox-server.ts';
import { systemClock } from '../../verifier/probe/pace.ts';
import { createStandIn, type StandIn, serveStandIn, testClock } from '../support/probe-stand-in.ts';
import { type Run, run } from './output.ts';

export const TOKEN = 'the-token-of-the-owner';

/** The account that the tests in a file probe, and the folder for their files. */
interface Probed {
  readonly folder: string;
  readonly standIn: StandIn;
  /** Probes the rules of taxes, or those that the arguments name. */
  probe(journal: string, ...args: string[]): Promise<Run>;
}

/** Serves an account that breaks a rule while the tests in a file run. */
export function serveProbed(): Probed {
  const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
  const standIn = createStandIn(['taxes.unique']);
  let server: Awaited<ReturnType<typeof serveStandIn>>;
  beforeAll(async () => {
    server = await serveStandIn(standIn);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => vi.unstubAllEnvs());
  return {
    folder,
    standIn,
    probe: (journal, ...args) => {
      vi.stubEnv('INVENTORY_ACCESS_TOKEN', TOKEN);
      const account = ['--base-url', server.baseUrl, '--organization-id', standIn.sandbox.organizationId];
      return run([
        'probe',
        ...account,
        '--per-minute',
        '100',
        ...(args.includes('--only') ? [] : ['--only', 'taxes.*']),
        '--journal',
        path.join(folder, journal),
        ...args,
      ]);
    },
  };
}

/** Runs the command with which docs/verifier.md tries probes out, for some rules or for all. */
export function testTryOut(only?: string): void {
  test('the try-out of docs/verifier.md, whose sandbox is in the past, ends with 0', async () => {
    const server = await startSandbox({ port: 0 });
    onTestFinished(() => server.close());
    const clock = testClock(Date.now());
    vi.spyOn(systemClock, 'now').mockImplementation(clock.now);
    vi.spyOn(systemClock, 'sleep').mockImplementation((milliseconds) => clock.sleep(milliseconds));
    onTestFinished(() => void vi.restoreAllMocks());
    vi.stubEnv('INVENTORY_ACCESS_TOKEN', 'demo');
    const [, options] = /`(--base-url http:\/\/127.*)`/.exec(readFileSync('docs/verifier.md', 'utf8'))!;
    const line = `probe ${options!.replace('http://127.0.0.1:4010/inventory/v1', server.baseUrl)}`;
    const folder = mkdtempSync(path.join(tmpdir(), 'try-out-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const journal = path.join(folder, 'try-out.ndjson');
    const args = [...line.split(' '), '--yes', '--journal', journal, ...(only === undefined ? [] : ['--only', only])];
    const { status, stdout } = await run(args);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\n0 refuted, 0 otherwise, \d+ observed, /)]);
  });
}

/** Lets somebody at a terminal answer the questions of a command. */
export function answerQuestions(answerTo: (question: string) => string): string[] {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const before = Object.getOwnPropertyDescriptor(process, 'stdin')!;
  Object.defineProperty(process, 'stdin', { configurable: true, value: stdin });
  const questions: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    const text = String(chunk);
    if (text.endsWith('(yes) ')) {
      questions.push(text);
      setImmediate(() => stdin.write(`${answerTo(text)}\n`));
    }
    return true;
  });
  onTestFinished(() => {
    write.mockRestore();
    Object.defineProperty(process, 'stdin', before);
  });
  return questions;
}
