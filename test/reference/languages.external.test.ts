import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOCK_URL, type SampleCall } from '../../src/code-samples/code-call.ts';
import { goSample } from '../../src/code-samples/go-sample.ts';
import { javaSample } from '../../src/code-samples/java-sample.ts';
import { SAMPLES } from '../../src/code-samples/languages.ts';
import { pythonSample } from '../../src/code-samples/python-sample.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { startSandbox } from '../../src/public/sandbox-server.ts';
import { THIRTY } from '../code-samples/thirty.ts';
import { compiledClient, installModules } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { contract, operations } from '../support/document.ts';
import { hasLanguages } from '../support/external/tools.ts';
import { IS_FULL, partOf } from '../support/full.ts';
import { callTo, expectAcceptedTwice, nextSecond, type Outcomes, startForSamples } from '../support/samples-twice.ts';

const run = promisify(execFile);

function hasRequests(): boolean {
  try {
    execFileSync('python3', ['-c', 'import requests'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Each sample in Java or Go is compiled first, which takes seconds. */
const COMPILED = IS_FULL ? 20 : 2;

const hasJava = hasLanguages('a sample in Java', 'Java');
const hasGo = hasLanguages('a sample in Go', 'Go');
const hasPython = hasRequests() || Boolean(process.env['CI']);

/** How a sample is run: whether it can be, the name of its file, and what runs that. */
const RUNNERS: Record<string, readonly [canRun: boolean, file: string, ...command: string[]]> = {
  curl: [hasCurl, 'sample.sh', 'sh'],
  fetch: [true, 'fetch.mjs', process.execPath],
  Client: [true, 'client.mjs', process.execPath],
  Python: [hasPython, 'sample.py', 'python3'],
  Java: [hasJava, 'Sample.java', 'java'],
  Go: [hasGo, 'main.go', 'go', 'run'],
};

/** Operations with a body, without one, with an upload and with a file, on every kind of URL. */
const VARIED = operations
  .filter(({ id, method }, index) => index % 12 === 0 || method === 'delete' || /Attachment|Pdf|export/.test(id))
  .slice(0, 20);

let mock: Mock;
let folder: string;
beforeAll(async () => {
  mock = await startMock();
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  writeFileSync(path.join(folder, 'picture.png'), 'a picture');
  installModules(folder, { '.': await compiledClient() });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Makes the call of an operation that the samples show, to the mock of the test instead of the usual one. */
const callOf = (operation: Operation): SampleCall => ({ ...sampleCall(contract, operation), server: mock.baseUrl });

/** What could end a text early, or mean something else in it, in one language or another. */
const TEXT = '`old` "VAT" \'5\' """ \\n \\u0060 \\ $HOME ${HOME} #{1} {0} %s\t\n€ 😀 -- */ // <?';

describe('a body with what languages read as their own', () => {
  let server: Server;
  let received: unknown;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      received = JSON.parse(await text(request));
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"code":0,"message":"success","tax":[]}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  it.for(SAMPLES)('is sent as it is by $name', async (one, { skip }) => {
    const { name, write } = one;
    const [canRun, file, program, ...args] = RUNNERS[name]!;
    skip(!canRun);
    const createTax = operations.find(({ id }) => id === 'createTax')!;
    const json = { tax_name: TEXT, tax_percentage: 5, tax_type: 'tax' };
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const send = async (fresh: readonly string[]): Promise<unknown> => {
      received = undefined;
      const sample = path.join(folder, file);
      writeFileSync(sample, write({ ...sampleCall(contract, createTax), body: { json }, fresh, server: origin }));
      await run(program!, [...args, sample], { cwd: folder });
      return received;
    };
    expect(await send([])).toEqual(json);
    const { tax_name, tax_type, ...others } = (await send(['tax_name', 'tax_type'])) as Record<string, string>;
    expect(others).toEqual({ tax_percentage: 5 });
    expect(tax_name!.slice(0, TEXT.length)).toBe(TEXT);
    expect(tax_name!.slice(TEXT.length)).toMatch(/^ \d{10,13}$/);
    expect(tax_type).toMatch(/^tax \d{10,13}$/);
  });
});

function exampleOf({ object, successStatus }: Operation): unknown {
  return sampleOf(object.responses[successStatus]?.content?.['application/json']);
}

describe.skipIf(!hasJava)('the Java samples', () => {
  it('are answered with the sample responses', async () => {
    const wrong: string[] = [];
    for (const operation of VARIED.slice(0, COMPILED)) {
      const file = path.join(folder, 'Sample.java');
      writeFileSync(file, javaSample(callOf(operation)));
      const { stdout } = await run('java', [file], { cwd: folder }).catch((error: Error) => ({
        stdout: error.message,
      }));
      const example = exampleOf(operation);
      if (example ? stdout.trim() !== JSON.stringify(example) : !existsSync(path.join(folder, stdout.trim())))
        wrong.push(`${operation.id}: ${stdout}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe.skipIf(!hasGo)('the Go samples', () => {
  it('compile, and are answered with the sample responses', async () => {
    const wrong: string[] = [];
    for (const operation of VARIED.slice(0, COMPILED)) {
      const file = path.join(folder, 'main.go');
      writeFileSync(file, goSample(callOf(operation)));
      const { stdout } = await run('go', ['run', file], { cwd: folder }).catch((error: Error) => ({
        stdout: error.message,
      }));
      const example = exampleOf(operation);
      if (example && stdout.trim() !== JSON.stringify(example)) wrong.push(`${operation.id}: ${stdout}`);
      if (!example && stdout !== '') wrong.push(`${operation.id}: ${stdout}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe.skipIf(!hasPython)('the Python samples', () => {
  it('are answered with the sample responses, every one', async () => {
    const sources = path.join(folder, 'python');
    mkdirSync(sources);
    for (const operation of operations)
      writeFileSync(path.join(sources, `${operation.id}.py`), pythonSample(callOf(operation)));
    writeFileSync(
      path.join(sources, 'all.py'),
      `import json, os, runpy, sys
results = {}
for name in sorted(os.listdir(os.path.dirname(__file__))):
    if name == "all.py":
        continue
    values = runpy.run_path(os.path.join(os.path.dirname(__file__), name))
    size = {} if "file" not in values else {"size": os.path.getsize(values["file"].name)}
    results[name[:-3]] = {**({"result": values["result"]} if "result" in values else {}), **size}
print(json.dumps(results))`,
    );
    const { stdout } = await run('python3', [path.join(sources, 'all.py')], { cwd: folder, maxBuffer: 1e8 });
    const results = JSON.parse(stdout) as Record<string, unknown>;
    for (const operation of operations) {
      const example = exampleOf(operation);
      expect(results[operation.id], operation.id).toEqual(example ? { result: example } : { size: expect.any(Number) });
    }
  });
});

describe.skipIf(!hasPython)('the Python samples in a sandbox', () => {
  it('are accepted, and again', async () => {
    const sandbox = await startForSamples();
    const sources = path.join(folder, 'twice');
    mkdirSync(sources);
    for (const operation of operations)
      writeFileSync(path.join(sources, `${operation.id}.py`), pythonSample(callTo(sandbox, operation)));
    const program = path.join(folder, 'twice.py');
    writeFileSync(
      program,
      `import json, os, runpy
outcomes = {}
for name in sorted(os.listdir("twice")):
    try:
        runpy.run_path(os.path.join("twice", name))
        outcomes[name[:-3]] = "ok"
    except Exception as error:
        outcomes[name[:-3]] = str(error)
print(json.dumps(outcomes))`,
    );
    const runAll = async (): Promise<Outcomes> => {
      const { stdout } = await run('python3', [program], { cwd: folder, maxBuffer: 1e8 });
      return JSON.parse(stdout) as Outcomes;
    };
    const first = await runAll();
    await nextSecond();
    const second = await runAll();
    await sandbox.close();
    expectAcceptedTwice(first, second);
  });
});

const thirty = THIRTY.flatMap((id) => operations.find((operation) => operation.id === id) ?? []);

const pages = partOf(thirty, 10);

describe(`${pages.length} of thirty pages`, () => {
  it.for(SAMPLES.filter(({ name }) => ['curl', 'Client', 'Python'].includes(name)))(
    'have samples in $name that are accepted as they are shown, each in a program of its own, twice',
    async ({ name, write }, { skip }) => {
      const [canRun, file, program, ...args] = RUNNERS[name]!;
      skip(!canRun);
      // Samples name this address, so only the port differs from what is shown.
      const sandbox = await startSandbox({ port: 0 });
      writeFileSync(path.join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
      const env: NodeJS.ProcessEnv = { ...process.env, CURL_HOME: folder };
      delete env['INVENTORY_ACCESS_TOKEN'];
      const refused: string[] = [];
      for (let time = 1; time <= 2; time += 1) {
        await nextSecond();
        for (const operation of pages) {
          const shown = write(sampleCall(contract, operation));
          expect(shown).toContain(MOCK_URL);
          writeFileSync(path.join(folder, file), shown.replaceAll(MOCK_URL, sandbox.baseUrl));
          await run(program!, [...args, file], { cwd: folder, env }).catch(
            ({ message, stdout }: Error & { stdout: string }) => {
              refused.push(`${operation.id}, time ${time}: ${message} ${stdout}`);
            },
          );
        }
      }
      await sandbox.close();
      expect(refused).toEqual([]);
    },
  );
});
