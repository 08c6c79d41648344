import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareDocument } from '../../../src/contract/bare.ts';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { operationsOf } from '../../../src/contract/operations.ts';
import { readDocument } from '../../../src/contract/read.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { type Run, run as runHere } from '../../cli/output.ts';
import { compiledCli } from '../../support/compiled-programs.ts';
import { contract, operations } from '../../support/document.ts';
import type { Json } from '../../support/story.ts';

const page = readFileSync('docs/verifier.md', 'utf8');
const commands = [...page.split('\n## ')[1]!.matchAll(/npx inventory-service-api (.*)/g)].map(([, line]) => line!);

/** Ten ways in which the service answers otherwise than the contract says, by the operation. */
const DEVIATIONS: Record<string, (body: Json) => unknown> = {
  getTax: (body) => ((body['tax'] as Json)['tax_authority'] = 'Directorate of Kannur'),
  getTaxGroup: (body) => delete (body['tax_group'] as Json)['tax_group_name'],
  getBundle: (body) => ((body['bundle'] as Json)['bundle_number'] = 'BND-77001'),
  listBundles: (body) => ((body['bundles'] as Json[])[0]!['is_urgent'] = true),
  getInvoice: (body) => ((body['invoice'] as Json)['status'] = 'escalated'),
  listInvoiceComments: (body) => ((body['comments'] as Json[])[0]!['mood'] = null),
  listContacts: (body) => ((body['contacts'] as Json[])[0]!['weight_in_grams'] = 73_411),
  listCreditNoteRefunds: (body) => ((body['creditnote_refunds'] as Json[])[0]!['geo'] = { lat: 15.3647, lon: 75.1239 }),
  getVendorCredit: (body) => ((body['vendor_credit'] as Json)['approver_id'] = '4815162342481777001'),
  getCreditNote: (body) => ((body['creditnote'] as Json)['seen_at'] = '2031-05-06T07:08:09.123Z'),
};

const TOKEN = 'tok-9f8e7d6c5b4a3f2e1d';

function urlOf(id: string): string {
  const operation = operations.find((one) => one.id === id)!;
  const examples = new Map(operation.parameters.map(({ name, example }) => [name, example]));
  return `/inventory/v1${operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(examples.get(name)))}?organization_id=10234695`;
}

/** Runs a command of the package in a folder. */
type RunCommand = (args: string[], folder: string) => Promise<Run>;

/** Runs it as a program. */
export const asProgram: RunCommand = async (args, cwd) => {
  const program = await compiledCli();
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd, maxBuffer: 1e9 }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
};

/** Runs it in this process, which costs a third. */
export const inProcess: RunCommand = (args, folder) =>
  runHere(args.map((arg) => (/^\w+\.(ndjson|json|yaml)$/.test(arg) ? path.join(folder, arg) : arg)));

/**
 * Runs the commands of the page: the proxy as a program, the others in a way.
 *
 * @param isWhole Whether the traffic is verified again, with the document that they have made.
 */
export function testPage(runCommand: RunCommand, isWhole = true): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'verifier-'));
  const patchedFolder = mkdtempSync(path.join(tmpdir(), 'patched-'));
  const sandbox = createSandbox();
  /** All that the service has sent, as values. */
  const sent = new Set<string>();

  function valuesIn(value: unknown): void {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(valuesIn);
    else if (typeof value === 'string' || typeof value === 'number') sent.add(String(value));
  }

  const service = createServer(async (request, response) => {
    const answer = await sandbox.fetch(`https://inventory.example.com${request.url}`, {
      headers: { Authorization: request.headers.authorization! },
    });
    const body = (await answer.json()) as Json;
    const id = Object.keys(DEVIATIONS).find((one) => urlOf(one) === request.url);
    if (id) DEVIATIONS[id]!(body);
    valuesIn(body);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });

  let program: string;
  const output: string[] = [];
  const statuses: number[] = [];

  /** Runs a command of the page in the folder; what it prints is kept. */
  async function run(line: string): Promise<void> {
    const [command, redirect] = line.split(' > ');
    const { status, stdout, stderr } = await runCommand(command!.split(' '), folder);
    if (redirect) writeFileSync(path.join(folder, redirect), stdout);
    output.push(redirect ? '' : stdout, stderr);
    statuses.push(status);
  }

  async function startProxy(line: string): Promise<{ child: ChildProcess; url: string; ended: Promise<number> }> {
    const port = (service.address() as AddressInfo).port;
    const args = line.replace(/--base-url \S+/, `--base-url http://127.0.0.1:${port}/inventory/v1`).split(' ');
    const child = spawn(process.execPath, [program, ...args, '--port', '0'], { cwd: folder });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    const ended = once(child, 'exit').then(([code]) => (output.push(text), code as number));
    while (!/is at/.test(text)) await new Promise((resolve) => setTimeout(resolve, 20));
    return { child, ended, url: /is at (http:\/\/[^/]+)/.exec(text)![1]! };
  }

  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
  let patched: OpenApiDocument;

  beforeAll(async () => {
    program = await compiledCli();
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const [proxyLine, ...others] = commands;
    proxy = await startProxy(proxyLine!);
    for (const id of Object.keys(DEVIATIONS)) {
      const response = await fetch(proxy.url + urlOf(id), {
        headers: { Authorization: `Service-oauthtoken ${TOKEN}` },
      });
      expect(response.status, id).toBe(200);
      await response.text();
    }
    const recording = (): string => readFileSync(path.join(folder, 'traffic.ndjson'), 'utf8');
    while (recording().trimEnd().split('\n').length < 11) await new Promise((resolve) => setTimeout(resolve, 20));
    proxy.child.kill('SIGINT');
    statuses.push(await proxy.ended);
    for (const line of others) await run(line);
    patched = readDocument(parseYaml(readFileSync(path.join(folder, 'openapi.yaml'), 'utf8')));
  });
  afterAll(() => {
    proxy?.child.kill();
    service.close();
    for (const made of [folder, patchedFolder]) rmSync(made, { recursive: true, force: true });
  });

  describe('the five commands of the page', () => {
    test('are run: proxy and verify find differences, the others succeed', () => {
      expect(commands.map((line) => line.split(' ')[0])).toEqual(['proxy', 'verify', 'evidence', 'propose', 'spec']);
      expect(statuses).toEqual([1, 1, 0, 0, 0]);
    });

    test('make ten responses observed', () => {
      const observed = operationsOf(patched).filter(({ object }) => object.responses['200']?.['x-observed']);
      expect(observed.map(({ id }) => id).sort()).toEqual(Object.keys(DEVIATIONS).sort());
      expect(observed).toHaveLength(10);
      expect(observed.filter(({ notDocumented }) => notDocumented.includes('response'))).toEqual([]);
    });

    test('write no value of the traffic', () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
      expect(files.sort()).toEqual(['evidence.json', 'openapi.yaml', 'overlay.yaml', 'traffic.ndjson']);
      const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
      // A new state is what may be written; other words of the contract's own schemas are no values of the traffic.
      const words = `${JSON.stringify(bareDocument(contract))} escalated success`;
      const values = [...sent].filter((value) => value.length >= 5 && !words.includes(value));
      expect(values.length).toBeGreaterThan(100);
      const made = ['evidence.json', 'overlay.yaml', 'traffic.ndjson'].map(read).concat(output).join('\n');
      expect([TOKEN, ...values].filter((value) => made.includes(value))).toEqual([]);
      // The document has samples of its own, some of which the sandbox answers.
      const [known, document] = [JSON.stringify(contract), read('openapi.yaml')];
      const own = values.filter((value) => !known.includes(JSON.stringify(value).slice(1, -1)));
      expect(own).toEqual(expect.arrayContaining(['BND-77001', '73411', '4815162342481777001']));
      expect([TOKEN, ...own].filter((value) => document.includes(value))).toEqual([]);
    });

    if (!isWhole) return;

    test('leave no difference in the responses', async () => {
      // As JSON, which is read in a fraction of the time.
      writeFileSync(path.join(patchedFolder, 'openapi.json'), JSON.stringify(patched));
      const args = ['verify', 'traffic.ndjson', '--document', path.join(patchedFolder, 'openapi.json')];
      const { stdout, stderr, status } = await runCommand(args, folder);
      output.push(stdout, stderr);
      expect([status, stdout.split('\n').filter((line) => line.includes('response.'))]).toEqual([0, []]);
    });
  });
}
