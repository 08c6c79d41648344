import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { startMock } from '../../src/public/mock.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { KEYWORD_SAMPLES } from '../contract/validation/keywords.ts';
import { contract } from '../support/document.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { run } from './output.ts';

/** Keywords that this contract uses, so that an edition with them shows nothing new. */
const USED = new Set(
  JSON.stringify(contract.components.schemas)
    .match(/"\w+":/g)!
    .map((key) => key.slice(1, -2)),
);

/** Schemas with such keywords, and values that fit them and do not. */
export const samples = KEYWORD_SAMPLES.filter(([, schema]) =>
  Object.keys(schema).some((keyword) => !USED.has(keyword)),
);

/** A document, in which a tax has a field of each of them. */
export function editionOf(document: OpenApiDocument): OpenApiDocument {
  const edition = structuredClone(document);
  const tax = edition.components.schemas['Tax']!;
  for (const [index, [, schema]] of samples.entries()) {
    edition.components.schemas[`Sample${index}`] = JSON.parse(
      JSON.stringify(schema).replaceAll('/Sample/', `/Sample${index}/`),
    ) as Schema;
    tax.properties![`sample_${index}`] = { $ref: `#/components/schemas/Sample${index}` };
  }
  return edition;
}

/** Mocks such an edition, and checks a recording against it. */
export function testMocked(edition: OpenApiDocument): void {
  it('is mocked, and checked against', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'keywords-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'edition.json');
    writeFileSync(file, JSON.stringify(edition));
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
}
