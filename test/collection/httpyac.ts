import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installNpm } from '../support/judges/tools.ts';

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
  // It brings 200 packages, so it stays outside of the project.
  const program = await installNpm('httpyac@6.16.7', 'bin/httpyac.js');
  const args = [program, 'send', file, '--all', '--json', '--output', 'short', '--var', ...settings];
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
