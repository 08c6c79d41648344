import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SampleCall } from '../../src/code/call.ts';
import { clientSample } from '../../src/code/client.ts';
import { curlSample } from '../../src/code/curl.ts';
import { fetchSample } from '../../src/code/fetch.ts';
import { literal } from '../../src/code/literal.ts';
import { pythonSample } from '../../src/code/python.ts';
import { sampleCall } from '../../src/code/sample-call.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { type Mock, startMock } from '../../src/mock/index.ts';
import { hasCurl } from '../support/curl.ts';
import { contract, operations } from '../support/document.ts';

/** Makes the call of an operation that the samples show, to the mock of the test instead of the usual one. */
const callOf = (operation: Operation): SampleCall => ({ ...sampleCall(contract, operation), server: mock.baseUrl });

const run = promisify(execFile);

/** Whether Python can call a server. CI fails without it. */
function hasPython(): boolean {
  if (process.env['CI']) return true;
  try {
    execFileSync('python3', ['-c', 'import requests'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let mock: Mock;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  mock = await startMock();
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  env = { ...process.env, CURL_HOME: folder };
  delete env['ACCESS_TOKEN'];
  writeFileSync(path.join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
  writeFileSync(path.join(folder, 'picture.png'), 'a picture');
  const installed = path.join(folder, 'node_modules/inventory-service-api');
  mkdirSync(installed, { recursive: true });
  writeFileSync(
    path.join(installed, 'package.json'),
    JSON.stringify({ name: 'inventory-service-api', type: 'module', exports: './index.js' }),
  );
  await build({
    entryPoints: ['src/client/index.ts'],
    outfile: path.join(installed, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

function exampleOf({ object, successStatus }: Operation): Record<string, unknown> | undefined {
  return sampleOf(object.responses[successStatus]?.content?.['application/json']) as
    | Record<string, unknown>
    | undefined;
}

/** Runs each sample as a module of its own, all in one process, and returns what each exports, or the message of its error. */
async function runModules(
  kind: string,
  write: (call: SampleCall) => string,
): Promise<Record<string, Record<string, unknown>>> {
  const sources = path.join(folder, kind);
  mkdirSync(sources);
  for (const operation of operations)
    writeFileSync(path.join(sources, `${operation.id}.mjs`), write(callOf(operation)));
  writeFileSync(
    path.join(sources, 'all.mjs'),
    `const results = {};
    for (const id of ${JSON.stringify(operations.map(({ id }) => id))}) {
      results[id] = await import(\`./\${id}.mjs\`).then(({ file, ...values }) => ({ ...values, ...(file && { size: file.size }) }), ({ message }) => ({ error: message }));
    }
    console.log(JSON.stringify(results));`,
  );
  const { stdout } = await run(process.execPath, [path.join(sources, 'all.mjs')], { cwd: folder, env, maxBuffer: 1e8 });
  return JSON.parse(stdout) as Record<string, Record<string, unknown>>;
}

describe.skipIf(!hasCurl)('the curl samples', () => {
  it('are answered with the sample responses, every one', async () => {
    const wrong: string[] = [];
    const remaining = [...operations];
    const work = async (): Promise<void> => {
      for (let operation = remaining.pop(); operation; operation = remaining.pop()) {
        const command = curlSample(callOf(operation));
        const { stdout } = await run('sh', ['-c', command], { cwd: folder, env }).catch((error: Error) => ({
          stdout: error.message,
        }));
        const file = /--output (\S+)/.exec(command)?.[1];
        const isRight = file
          ? existsSync(path.join(folder, file)) && statSync(path.join(folder, file)).size > 0
          : stdout === JSON.stringify(exampleOf(operation));
        if (!isRight) wrong.push(`${operation.id}: ${stdout}`);
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(wrong).toEqual([]);
  });
});

describe('the fetch samples', () => {
  it('are answered with the sample responses, every one', async () => {
    const results = await runModules('fetch', (call) =>
      fetchSample(call).replace(/^const (result|file) =/m, 'export const $1 ='),
    );
    for (const operation of operations) {
      const example = exampleOf(operation);
      expect(results[operation.id], operation.id).toEqual(example ? { result: example } : { size: expect.any(Number) });
    }
  });
});

describe('the client samples', () => {
  it('return the payloads of the sample responses, every one', async () => {
    const results = await runModules('client', (call) =>
      clientSample(call)
        .replace('createInventoryClient({', 'createInventoryClient({ limits: false,')
        .replace(/^const (.+) = await inventory/m, 'export const $1 = await inventory'),
    );
    for (const operation of operations) {
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

describe.skipIf(!hasPython())('the Python samples', () => {
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
    const { stdout } = await run('python3', [path.join(sources, 'all.py')], { cwd: folder, env, maxBuffer: 1e8 });
    const results = JSON.parse(stdout) as Record<string, unknown>;
    for (const operation of operations) {
      const example = exampleOf(operation);
      expect(results[operation.id], operation.id).toEqual(example ? { result: example } : { size: expect.any(Number) });
    }
  });
});

describe.skipIf(!hasCurl)('the page on getting started', () => {
  const blocks = (language: string): string[] =>
    [
      ...readFileSync('reference/pages/index.md', 'utf8').matchAll(
        new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'),
      ),
    ].map(([, code]) => code!.replaceAll('{{mock}}', mock.baseUrl));

  it('has commands that work', async () => {
    const commands = blocks('sh').filter((code) => code.startsWith('curl'));
    expect(commands).toHaveLength(2);
    for (const command of commands) {
      const { stdout } = await run('sh', ['-c', command], { cwd: folder, env });
      expect(JSON.parse(stdout)).toMatchObject({ code: 0 });
    }
  });

  it('has a program that works', async () => {
    const file = path.join(folder, 'started.mjs');
    const [program = ''] = blocks('js');
    writeFileSync(file, program);
    const { stdout } = await run(process.execPath, [file], { cwd: folder, env });
    expect(stdout).toContain('Steel Water Bottle 1 L');
  });
});

describe('a JavaScript literal', () => {
  it('says the same as the JSON', () => {
    const value = {
      plain: 'a',
      'not a name': [1, -2.5, true, null, [], {}],
      quotes: `it's "so"`,
      lines: 'a\nb\\c\u2028',
    };
    expect(new Function(`return ${literal(value)}`)()).toEqual(value);
    expect(literal({ tax_name: "VAT's" })).toBe("{\n  tax_name: 'VAT\\'s',\n}");
  });
});

describe('a shell', () => {
  it('gets a body with quotes as it is', async () => {
    const createTax = operations.find(({ id }) => id === 'createTax')!;
    const body = { json: { tax_name: `it's $HOME "x" \\ \`id\`` } };
    const command = curlSample({ ...sampleCall(contract, createTax), body });
    const { stdout } = await run('sh', ['-c', command.replace(/^curl/, 'printf "%s"')], { env });
    expect(stdout).toContain(JSON.stringify(body.json, null, 2).replaceAll('\n', '\n  '));
  });
});
