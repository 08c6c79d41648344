import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { curlSample } from '../../src/code-samples/curl-sample.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { LANGUAGES } from '../../src/code-samples/samples-overlay.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { contract, operations } from '../support/document.ts';
import { run } from './output.ts';
import { lintParsed } from './redocly.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'code-samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ALL = 'curl, fetch, Client, Python, Go, or Java';

interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The document with the overlay that some options make. */
async function documentWith(...options: string[]): Promise<string> {
  const file = path.join(folder, 'overlay.yaml');
  expect(await run(['code-samples', '--out', file, ...options])).toEqual({ status: 0, stdout: '', stderr: '' });
  const { status, stdout, stderr } = await run(['spec', '--format', 'json', '--overlay', file]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

function samplesIn(text: string): Map<string, CodeSample[]> {
  const document = JSON.parse(text) as OpenApiDocument;
  return new Map(
    operationsOf(document).map(({ id, object }) => [
      id,
      (object as { 'x-codeSamples'?: CodeSample[] })['x-codeSamples']!,
    ]),
  );
}

describe('code-samples', () => {
  it('adds a sample in each language to every operation, which Redocly reads', async () => {
    const text = await documentWith();
    const samples = samplesIn(text);
    expect([...samples.keys()]).toEqual(operations.map(({ id }) => id));
    for (const each of samples.values()) expect(each.map(({ label }) => label)).toEqual(LANGUAGES);
    expect(samples.get('createTax')![0]).toEqual({
      lang: 'Shell',
      label: 'curl',
      source: curlSample(sampleCall(contract, operations.find(({ id }) => id === 'createTax')!)),
    });
    const lint = (json: string): Promise<string[]> => lintParsed(JSON.parse(json), json, { struct: 'error' });
    expect(await lint(text)).toEqual([]);
    expect((await lint(text.replaceAll('"lang":', '"tongue":'))).length).toBeGreaterThan(0);
  });

  it('writes the languages that are chosen, for another server', async () => {
    const samples = samplesIn(await documentWith('--language', 'Go', '--base-url', 'https://api.example.com/v1/'));
    expect(samples.get('listTaxes')!.map(({ lang }) => lang)).toEqual(['Go']);
    expect(samples.get('listTaxes')![0]!.source).toContain('https://api.example.com/v1/settings/taxes?');
  });

  it('refuses a language that it does not know or no longer writes, and a server that is no URL', async () => {
    const { status, stderr } = await run(['code-samples', '--language', 'Pyton']);
    expect(status).toBe(2);
    expect(stderr).toContain('Did you mean Python?');
    for (const former of ['PHP', 'php', 'C#', 'csharp']) {
      const { status, stderr } = await run(['code-samples', '--language', former]);
      expect(status).toBe(2);
      expect(stderr).toContain(`--language must be ${ALL}, not "${former}". Samples in PHP and C# were removed`);
    }
    for (const server of ['api', 'javascript:alert(1)', 'file:///etc']) {
      const { status, stderr } = await run(['code-samples', '--base-url', server]);
      expect([status, stderr]).toEqual([2, expect.stringContaining('--base-url must be an http or https URL')]);
    }
  });
});
