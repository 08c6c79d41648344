import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { clientSample } from '../../src/code-samples/client-sample.ts';
import type { SampleCall } from '../../src/code-samples/code-call.ts';
import { curlSample } from '../../src/code-samples/curl-sample.ts';
import { fetchSample } from '../../src/code-samples/fetch-sample.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { compiledClient, installModules } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { contract, operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';

/** Runs a program, and returns what it prints. */
export const run = promisify(execFile);

/** Makes the call of an operation that the samples show, to the mock of the test instead of the usual one. */
const callOf = (operation: Operation): SampleCall => ({ ...sampleCall(contract, operation), server: mock.baseUrl });

/** The mock that answers the samples. */
let mock: Mock;
/** The folder that they run in. */
export let folder: string;
/** Their environment. */
export let env: NodeJS.ProcessEnv;

/** Starts the mock, and makes the folder with what the samples need. */
export async function startSamples(): Promise<void> {
  mock = await startMock();
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  env = { ...process.env, CURL_HOME: folder };
  delete env['INVENTORY_ACCESS_TOKEN'];
  writeFileSync(path.join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
  writeFileSync(path.join(folder, 'picture.png'), 'a picture');
  installModules(folder, { '.': await compiledClient() });
}

/** Takes away what {@link startSamples} made. */
export async function stopSamples(): Promise<void> {
  await mock.close();
  rmSync(folder, { recursive: true });
}

/** The blocks of the page on getting started in a language, which call the mock. */
export function startBlocks(language: string): string[] {
  const blocks = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm');
  const page = readFileSync('reference/pages/index.md', 'utf8');
  return [...page.matchAll(blocks)].map(([, code]) => code!.replaceAll('{{mock}}', mock.baseUrl));
}

function exampleOf({ object, successStatus }: Operation): Record<string, unknown> | undefined {
  return sampleOf(object.responses[successStatus]?.content?.['application/json']) as
    | Record<string, unknown>
    | undefined;
}

/** How the samples that are JavaScript are written as modules that export what they get. */
const MODULES = {
  fetch: (call: SampleCall) => fetchSample(call).replace(/^const (result|file) =/m, 'export const $1 ='),
  client: (call: SampleCall) =>
    clientSample(call)
      .replace('createInventoryClient({', 'createInventoryClient({ limits: false,')
      .replace(/^const (.+) = await inventory/m, 'export const $1 = await inventory'),
};

type Results = Record<keyof typeof MODULES, Record<string, Record<string, unknown>>>;
/** Runs each sample as a module of its own, all in one process. */
async function runModules(operations: readonly Operation[]): Promise<Results> {
  for (const [kind, write] of Object.entries(MODULES)) {
    mkdirSync(path.join(folder, kind));
    for (const operation of operations)
      writeFileSync(path.join(folder, kind, `${operation.id}.mjs`), write(callOf(operation)));
  }
  writeFileSync(
    path.join(folder, 'all.mjs'),
    `const results = {};
    for (const kind of ${JSON.stringify(Object.keys(MODULES))}) {
      results[kind] = {};
      for (const id of ${JSON.stringify(operations.map(({ id }) => id))}) {
        results[kind][id] = await import(\`./\${kind}/\${id}.mjs\`).then(({ file, ...values }) => ({ ...values, ...(file && { size: file.size }) }), ({ message }) => ({ error: message }));
      }
    }
    console.log(JSON.stringify(results));`,
  );
  const { stdout } = await run(process.execPath, [path.join(folder, 'all.mjs')], { cwd: folder, env, maxBuffer: 1e8 });
  return JSON.parse(stdout) as Results;
}

/** Runs the samples of operations: every nth. */
export function testSamples(nth: number): void {
  const tried = everyNth(operations, nth);
  let results: Promise<Results> | undefined;

  /** What each sample that is JavaScript exports, or the message of its error. */
  const resultsOfModules = (): Promise<Results> => (results ??= runModules(tried));

  describe.skipIf(!hasCurl)('the curl samples', () => {
    it('are answered with the sample responses, every one', async () => {
      const sources = path.join(folder, 'curl');
      mkdirSync(sources);
      for (const operation of tried)
        writeFileSync(path.join(sources, `${operation.id}.sh`), curlSample(callOf(operation)));
      // One shell starts them all, since each process that is started from here copies the tables of a large one.
      const all = `for sample in curl/*.sh; do out=\${sample%.sh}.txt; (. "./$sample") > "$out" 2>&1 || echo "ended with $?" >> "$out"; done`;
      await run('sh', ['-c', all], { cwd: folder, env });
      const wrong: string[] = [];
      for (const operation of tried) {
        const output = readFileSync(path.join(sources, `${operation.id}.txt`), 'utf8');
        const file = /--output (\S+)/.exec(curlSample(callOf(operation)))?.[1];
        const isRight = file
          ? output === '' && existsSync(path.join(folder, file)) && statSync(path.join(folder, file)).size > 0
          : output === JSON.stringify(exampleOf(operation));
        if (!isRight) wrong.push(`${operation.id}: ${output}`);
      }
      expect(wrong).toEqual([]);
    });
  });

  describe('the fetch samples', () => {
    it('are answered with the sample responses, every one', async () => {
      const results = (await resultsOfModules()).fetch;
      for (const operation of tried) {
        const example = exampleOf(operation);
        expect(results[operation.id], operation.id).toEqual(
          example ? { result: example } : { size: expect.any(Number) },
        );
      }
    });
  });

  describe('the client samples', () => {
    it('return the payloads of the sample responses, every one', async () => {
      const results = (await resultsOfModules()).client;
      for (const operation of tried) {
        const result = results[operation.id]!;
        const example = exampleOf(operation);
        if (!example) expect(result, operation.id).toEqual({ size: expect.any(Number) });
        else if ('result' in result) expect(result['result'], operation.id).toEqual(example);
        else {
          expect(Object.keys(result), operation.id).toHaveLength(1);
          expect(example, operation.id).toMatchObject(result);
        }
      }
    });
  });
}
