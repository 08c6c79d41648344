import { onTestFinished } from 'vitest';
import { type Program, startProgram } from '../reference/program.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import type { Comparison, Ways } from './compare.ts';

/** Starts the mock as a reader does, on a free port. */
async function startMock(): Promise<Program> {
  const program = startProgram(await compiledCli(), ['mock', '--port', '0']);
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}

/** Bodies for the notes that a line of the log may have. */
const BODIES: Readonly<Record<string, object>> = {
  'createItem violations': { name: 'Bottle', item_type: 'gift' },
  'createItem unknown: body.purchse_rate': { name: 'Bottle', item_type: 'inventory', purchse_rate: 3 },
};

/** Sends the requests that the page shows lines of, and prints the log. */
const log: Comparison = {
  varies: ['duration'],
  async prints({ text }) {
    const mock = await startMock();
    const [url] = await mock.until(/http:\/\/127\.0\.0\.1:\d+/);
    for (const line of text.trimEnd().split('\n')) {
      const [, method, target, note] = /^(\w+) +\d+ (\S+) (.*) [\d.]+ ms$/.exec(line)!;
      const body = BODIES[note!];
      const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
      const before = mock.output().split('\n').length;
      await fetch(url + target, { method: method!, headers, ...(body && { body: JSON.stringify(body) }) });
      await mock.until(new RegExp(`^(?:.*\n){${before}}`));
    }
    return mock
      .output()
      .split('\n')
      .filter((line) => /^[A-Z]+ +\d/.test(line))
      .join('\n');
  },
};

/** How outputs are compared with what a server prints that is started for it. */
export const SERVER_WAYS: Ways = {
  'docs/mock.md: Start the mock': log,
};
