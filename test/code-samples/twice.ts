import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientSample } from '../../src/code-samples/client-sample.ts';
import { curlSample } from '../../src/code-samples/curl-sample.ts';
import { fetchSample } from '../../src/code-samples/fetch-sample.ts';
import type { Operation } from '../../src/contract/operations.ts';
import type { SandboxServer } from '../../src/public/sandbox-server.ts';
import { compiledClient, installModules } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { operations } from '../support/document.ts';
import {
  callTo,
  expectAcceptedTwice,
  nextSecond,
  ONCE,
  type Outcomes,
  startForSamples,
} from '../support/samples-twice.ts';

const run = promisify(execFile);

const MODULES = {
  fetch: fetchSample,
  // The samples in one process are more than 100 calls a minute.
  client: (call: Parameters<typeof clientSample>[0]) =>
    clientSample(call).replace('createInventoryClient({', 'createInventoryClient({ limits: false,'),
};

/** What would be right of every operation: it is accepted, and again unless it takes its record once. */
export const ALL_TWICE: readonly [first: Outcomes, second: Outcomes] = [
  Object.fromEntries(operations.map(({ id }) => [id, 'ok'])),
  Object.fromEntries(operations.map(({ id }) => [id, ONCE.includes(id) ? 'refused' : 'ok'])),
];

/**
 * Runs the samples of operations twice.
 *
 * @param kinds The languages in which they run as modules, next to a shell.
 */
export function testTwice(called: readonly Operation[], kinds: readonly (keyof typeof MODULES)[]): void {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'twice-'));
    env = { ...process.env, CURL_HOME: folder };
    delete env['INVENTORY_ACCESS_TOKEN'];
    writeFileSync(path.join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
    writeFileSync(path.join(folder, 'picture.png'), 'a picture');
    if (kinds.includes('client')) installModules(folder, { '.': await compiledClient() });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  let sandbox: SandboxServer;
  beforeEach(async () => {
    sandbox = await startForSamples();
  });
  afterEach(() => sandbox.close());

  describe.skipIf(!hasCurl)('the curl samples, in a shell', () => {
    /** Runs all samples in one shell, since each process that is started from here copies the tables of a large one. */
    async function runAll(): Promise<Outcomes> {
      const all = `for sample in curl/*.sh; do out=\${sample%.sh}.txt; (. "./$sample") > "$out" 2>&1 && echo ok > "$out"; done; true`;
      await run('sh', ['-c', all], { cwd: folder, env });
      const printed = ({ id }: { id: string }) => readFileSync(path.join(folder, 'curl', `${id}.txt`), 'utf8').trim();
      return Object.fromEntries(called.map((operation) => [operation.id, printed(operation)]));
    }

    it('are accepted by a sandbox, and again', async () => {
      mkdirSync(path.join(folder, 'curl'));
      for (const operation of called)
        writeFileSync(path.join(folder, 'curl', `${operation.id}.sh`), curlSample(callTo(sandbox, operation)));
      const first = await runAll();
      await nextSecond();
      expectTwice(first, await runAll());
    });
  });

  describe.each(kinds)('the %s samples, as modules', (kind) => {
    it('are accepted by a sandbox, and again', async () => {
      mkdirSync(path.join(folder, kind));
      for (const operation of called)
        writeFileSync(path.join(folder, kind, `${operation.id}.mjs`), MODULES[kind](callTo(sandbox, operation)));
      const program = path.join(folder, `${kind}.mjs`);
      writeFileSync(
        program,
        `const runs = [];
        for (const run of [1, 2]) {
          const outcomes = {};
          for (const id of ${JSON.stringify(called.map(({ id }) => id))})
            outcomes[id] = await import(\`./${kind}/\${id}.mjs?\${run}\`).then(() => 'ok', ({ message }) => message);
          runs.push(outcomes);
        }
        console.log(JSON.stringify(runs));`,
      );
      const { stdout } = await run(process.execPath, [program], { cwd: folder, env, maxBuffer: 1e8 });
      const [first, second] = JSON.parse(stdout) as [Outcomes, Outcomes];
      expectTwice(first, second);
    });
  });

  /** Expects what is right of those that were called. */
  function expectTwice(first: Outcomes, second: Outcomes): void {
    expect(Object.keys(first)).toEqual(called.map(({ id }) => id));
    expectAcceptedTwice({ ...ALL_TWICE[0], ...first }, { ...ALL_TWICE[1], ...second });
  }
}
