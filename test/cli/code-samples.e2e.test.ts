import { describe, expect, it } from 'vitest';
import { documentWith, samplesIn } from './code-samples.ts';
import { run } from './output.ts';

const ALL = 'curl, fetch, Client, Python, Go, or Java';

describe('code-samples', () => {
  it('writes the languages that are chosen, for another server', async () => {
    const samples = samplesIn(await documentWith('--language', 'Go', '--base-url', 'https://api.example.com/v1/'));
    expect(samples.get('listTaxes')!.map(({ lang }) => lang)).toEqual(['Go']);
    expect(samples.get('listTaxes')![0]!.source).toContain('https://api.example.com/v1/settings/taxes?');
  });

  it('refuses a language that it does not know, and a server that is no URL', async () => {
    const { status, stderr } = await run(['code-samples', '--language', 'Pyton']);
    expect(status).toBe(2);
    expect(stderr).toContain(`--language must be ${ALL}, not "Pyton". Did you mean Python?`);
    for (const server of ['api', 'javascript:alert(1)', 'file:///etc']) {
      const { status, stderr } = await run(['code-samples', '--base-url', server]);
      expect([status, stderr]).toEqual([2, expect.stringContaining('--base-url must be an http or https URL')]);
    }
  });
});
