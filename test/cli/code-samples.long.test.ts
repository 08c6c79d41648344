import { describe, expect, it } from 'vitest';
import { curlSample } from '../../src/code-samples/curl-sample.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { LANGUAGES } from '../../src/code-samples/samples-overlay.ts';
import { contract, operations } from '../support/document.ts';
import { documentWith, samplesIn } from './code-samples.ts';
import { lintParsed } from './redocly.ts';

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
});
