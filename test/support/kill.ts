import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import { SANDBOX } from '../../scripts/lib/sandbox/bundle.ts';

const PROGRAM = 'test/support/sandbox-process.ts';

/** Compiles the process once, so that starting it often takes less time. */
export async function compileSandbox(outfile: string): Promise<readonly string[]> {
  const { plugins } = SANDBOX;
  await build({
    entryPoints: { [path.parse(outfile).name]: PROGRAM },
    outdir: path.dirname(outfile),
    outExtension: { '.js': '.mjs' },
    plugins: [...plugins],
    bundle: true,
    // As the package ships it: modules that are imported when needed are chunks.
    splitting: true,
    platform: 'node',
    format: 'esm',
  });
  return [outfile];
}

/**
 * Starts a sandbox that keeps its data in a folder, in a process of its own.
 *
 * @param program What Node runs; by default it is compiled anew.
 * @param stderr Whether what it prints to standard error is shown.
 */
export async function spawnSandbox(
  folder: string,
  program: readonly string[] = ['scripts/run.mjs', PROGRAM],
  stderr: 'inherit' | 'ignore' = 'inherit',
): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [...program, folder], { stdio: ['ignore', 'pipe', stderr] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The sandbox ended with ${code} and printed nothing`);
  });
  const [data] = (await Promise.race([once(child.stdout!, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return { child, line: String(data).trim() };
}

const HEADERS = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };

/** The path of the taxes of an organization. */
const taxes = (organization: string): string => `/settings/taxes?organization_id=${organization}`;

/**
 * Creates taxes from several clients until the sandbox is killed.
 *
 * @param after Time from the first answer until it is killed, in ms.
 * @returns The names of the taxes whose creation was answered.
 */
export async function loadUntilKilled(
  folder: string,
  round: number,
  after: number,
  program?: readonly string[],
): Promise<string[]> {
  const { child, line: baseUrl } = await spawnSandbox(folder, program);
  const answered: string[] = [];
  const client = async (number: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const name = `${round}-${number}-${count}`;
      const body = JSON.stringify({ tax_name: name, tax_percentage: 1 });
      const organization = number % 2 === 0 ? '10234695' : '77';
      const response = await fetch(baseUrl + taxes(organization), {
        method: 'POST',
        headers: HEADERS,
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.json();
      if (response.status !== 201) throw new Error(`${name} was answered with ${response.status}`);
      if (answered.push(name) === 1) setTimeout(() => child.kill('SIGKILL'), after);
    }
  };
  const clients = Array.from({ length: 6 }, (_, number) => client(number).catch(() => undefined));
  const ended = once(child, 'exit');
  await ended;
  await Promise.all(clients);
  return answered;
}
