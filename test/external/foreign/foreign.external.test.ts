import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../../src/contract/operations.ts';
import { parseDocument } from '../../../src/contract/read.ts';
import { supportedPart } from '../../../src/contract/unsupported.ts';
import { startMock } from '../../../src/public/mock.ts';
import { createRecorder } from '../../../src/public/verify.ts';
import { run } from '../../cli/output.ts';
import { packagesOf } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { requestOf } from './calls.ts';
import { APIS, contractOf, SMALL } from './contracts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'foreign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The documents of all APIs, or the small ones, and how many operations they have together, so that none is lost. */
const TRIED = IS_FULL ? { apis: APIS, operations: 3224 } : { apis: SMALL, operations: 81 };

const isInstalled = await packagesOf('foreign').then(
  () => true,
  (error: Error) => {
    if (process.env['CI']) throw error;
    console.warn(error.message);
    return false;
  },
);

describe.skipIf(!isInstalled)('the contract of another API', () => {
  let counted = 0;

  it.each(TRIED.apis)('is read by every command: %s', async (api) => {
    const text = await contractOf(api);
    const file = path.join(folder, `${api}.json`);
    writeFileSync(file, text);
    const whole = await parseDocument(text);
    const { document } = supportedPart(whole);
    counted += operationsOf(whole).length;
    const listed = await run(['operations', '--json', '--document', file]);
    expect([listed.status, (JSON.parse(listed.stdout) as unknown[]).length]).toEqual([
      0,
      operationsOf(document).length,
    ]);
    const [first] = operationsOf(document);
    const tagged = operationsOf(document).find(({ tag }) => tag !== '');
    if (tagged) {
      const part = await run(['spec', '--format', 'json', '--tag', tagged.tag, '--document', file]);
      expect(part.status).toBe(0);
      expect(operationsOf(await parseDocument(part.stdout)).map(({ id }) => id)).toContain(tagged.id);
    }
    const sample = await run(['sample', first!.id, '--document', file]);
    expect(sample.status).toBeLessThan(3);
    expect(`${sample.stdout}${sample.stderr}`).not.toBe('');

    const mock = await startMock({ document: file });
    const recording = path.join(folder, `${api}.ndjson`);
    const recorder = createRecorder({ document: whole, to: recording });
    const wrong: string[] = [];
    const statuses: Record<number, number> = {};
    const marked = new Set<string>();
    try {
      for (const operation of operationsOf(document)) {
        const request = requestOf(document, operation, mock.baseUrl);
        const body = await request.clone().text();
        const response = await fetch(request);
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        const answer = await response.text();
        const refusal = response.headers.get('x-mock-refusal');
        if (response.status >= 500 || refusal === 'unknown-url')
          wrong.push(`${operation.id} ${response.status} ${answer.slice(0, 200)}`);
        if (response.headers.get('x-mock-made')?.includes('breaks')) marked.add(operation.id);
        const [headers, answered] = [request.headers, response.headers].map((all) => Object.fromEntries(all));
        if (refusal === null)
          recorder({
            request: { method: request.method, url: request.url, headers: headers!, body },
            response: { status: response.status, headers: answered!, body: answer },
          });
      }
    } finally {
      await mock.close();
    }
    expect(wrong).toEqual([]);
    const { findings, exchanges } = recorder.report();
    expect(exchanges).toBeGreaterThan(0);
    const broken = findings.filter(
      ({ kind, operation, place }) => kind === 'violation' && place.startsWith('response') && !marked.has(operation),
    );
    expect(broken.map(({ operation, place, message }) => `${operation} ${place} ${message}`)).toEqual([]);
    const verified = await run(['verify', recording, '--document', file, '--format', 'json']);
    expect([0, 1]).toContain(verified.status);
    const shown = await run(['evidence', 'show', recording, '--document', file]);
    expect([shown.status, shown.stdout.includes('exchange')]).toEqual([0, true]);
    expect((await run(['propose', recording, '--document', file])).status).toBe(0);
    console.info(
      `${api}: ${operationsOf(document).length} operations, ${JSON.stringify(statuses)}, ${findings.length} findings, ${marked.size} bodies marked`,
    );
  });

  it('has all its operations read', () => {
    expect(counted).toBe(TRIED.operations);
  });
});
