import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { compileSandbox, spawnSandbox } from '../../../support/kill.ts';

let program: readonly string[];

/** Compiles the sandbox for the tests of a file. */
export function compileForTests(): void {
  const compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  beforeAll(async () => {
    program = await compileSandbox(path.join(compiled, 'sandbox.mjs'));
  });
  afterAll(() => rmSync(compiled, { recursive: true }));
}

/** Whether the size of a process's files can be limited while it runs, which stands in for a full disk. */
export const canLimit = process.env['CI'] === 'true' || knows('prlimit');

function knows(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The body of an answer. */
interface Body {
  code: number;
  message: string;
  taxes: object[];
}

/** Starts a sandbox in a process of its own. */
export async function start() {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-'));
  const { child, line: baseUrl } = await spawnSandbox(folder, program, 'ignore');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
  const call = async (method: string, organization: string, body?: object) => {
    const response = await fetch(`${baseUrl}/settings/taxes?organization_id=${organization}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    folder,
    file: path.join(folder, 'journal'),
    child,
    stop,
    create: (name: string, organization = '10234695') =>
      call('POST', organization, { tax_name: name, tax_percentage: 1 }),
    list: (organization = '10234695') => call('GET', organization),
    add: async (name: string) => {
      const response = await fetch(new URL('/sandbox/records/taxes', baseUrl), {
        method: 'POST',
        headers: { 'X-Sandbox-Control': '1' },
        body: JSON.stringify({ tax_name: name, tax_percentage: 1 }),
      });
      const reason = response.headers.get('x-sandbox-refusal');
      return { status: response.status, reason, body: (await response.json()) as Body };
    },
    limit: (size: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${size}:unlimited`]),
  };
}
