import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const VERSION = '6.16.7';

/** A request as httpyac reports it. */
interface Report {
  requests: {
    title: string;
    response?: { statusCode: number };
    testResults: { message: string; status: string }[];
  }[];
}

/** What a request came to. */
export interface Sent {
  title: string;
  status: number | undefined;
  /** Messages of the checks and scripts that failed. */
  failures: string[];
}

/** Installs httpyac outside of the project, where it stays for later runs: it brings 200 packages. */
function installed(): string {
  const folder = path.join(tmpdir(), `httpyac-${VERSION}`);
  const program = path.join(folder, 'node_modules', 'httpyac', 'bin', 'httpyac.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `httpyac@${VERSION}`], {
      cwd: folder,
      stdio: 'ignore',
    });
  }
  return program;
}

/**
 * Sends all requests of a file, in their order.
 *
 * @param folder Where the files of the requests are.
 * @param variables Those that the file leaves to the environment.
 */
export async function sendAll(
  folder: string,
  collection: string,
  variables: Readonly<Record<string, string>>,
): Promise<Sent[]> {
  const file = path.join(folder, 'collection.http');
  writeFileSync(file, collection);
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const report = path.join(folder, 'report.json');
  const args = [installed(), 'send', file, '--all', '--json', '--output', 'short', '--var', ...settings];
  // It ends before a pipe is empty, so it writes to a file. Its exit status says no more than the report.
  await once(
    spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', openSync(report, 'w'), 'ignore'] }),
    'close',
  );
  const { requests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return requests.map(({ title, response, testResults }) => ({
    title,
    status: response?.statusCode,
    failures: testResults.filter(({ status }) => status !== 'SUCCESS').map(({ message }) => message),
  }));
}
