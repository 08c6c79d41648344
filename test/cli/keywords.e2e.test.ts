import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startMock } from '../../src/public/mock.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { edition, samples } from './keywords.ts';
import { run } from './output.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'keywords-'));
const file = path.join(folder, 'edition.json');
writeFileSync(file, JSON.stringify(edition));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an edition with keywords that the contract does not use', () => {
  it('is mocked, and checked against', async () => {
    const mock = await startMock({ document: file });
    expect([mock.unsupported, mock.unknownFormats]).toEqual([[], []]);
    expect((await send(mock.baseUrl, callOf(operationOf('getTax')))).status).toBe(200);
    await mock.close();
    const recording = path.join(folder, 'taxes.ndjson');
    const recorder = createRecorder({ document: edition, to: recording });
    for (const column of [2, 3] as const) {
      const values = Object.fromEntries(samples.map((sample, index) => [`sample_${index}`, sample[column]]));
      recorder({
        request: {
          method: 'GET',
          url: 'https://inventory.example.com/inventory/v1/settings/taxes/1?organization_id=1',
        },
        response: {
          status: 200,
          body: JSON.stringify({ code: 0, message: 'success', tax: { tax_id: '1', ...values } }),
        },
      });
    }
    const { status, stdout, stderr } = await run(['verify', recording, '--document', file, '--format', 'json']);
    const { findings } = JSON.parse(stdout) as { findings: { kind: string; place: string; seen: number }[] };
    const broken = findings.filter(({ kind }) => kind === 'violation');
    const places = new Set(broken.map(({ place }) => /sample_\d+/.exec(place)?.[0]));
    expect([status, stderr, places.size, broken.every(({ seen }) => seen === 1)]).toEqual([
      1,
      '',
      samples.length,
      true,
    ]);
    for (const args of [
      ['evidence', 'show', recording],
      ['propose', recording],
    ])
      expect(await run([...args, '--document', file]), args[0]).toMatchObject({ status: 0 });
  });
});
