import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curlSample } from '../../src/code-samples/curl-sample.ts';
import { literal } from '../../src/code-samples/literal.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { hasCurl } from '../support/curl.ts';
import { contract, operations } from '../support/document.ts';
import { env, folder, run, startBlocks, startSamples, stopSamples, testSamples } from './samples.ts';

beforeAll(startSamples);
afterAll(stopSamples);

testSamples(35);

describe.skipIf(!hasCurl)('the page on getting started', () => {
  it('has commands that work', async () => {
    const commands = startBlocks('sh').filter((code) => code.startsWith('curl'));
    expect(commands).toHaveLength(2);
    for (const command of commands) {
      const { stdout } = await run('sh', ['-c', command], { cwd: folder, env });
      expect(JSON.parse(stdout)).toMatchObject({ code: 0 });
    }
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
    const command = curlSample({ ...sampleCall(contract, createTax), body, fresh: [] });
    const { stdout } = await run('sh', ['-c', command.replace(/^curl/, 'printf "%s"')], { env });
    expect(stdout).toContain(JSON.stringify(body.json, null, 2).replaceAll('\n', '\n  '));
    const fresh = curlSample({ ...sampleCall(contract, createTax), body, fresh: ['tax_name'] });
    const { stdout: sent } = await run('sh', ['-c', fresh.replace(/^curl/, 'printf "%s"')], { env });
    const [before, after] = JSON.stringify(body.json, null, 2).replaceAll('\n', '\n  ').split('`"');
    expect(sent.split(before!)[1]).toMatch(/^` \d{10}"/);
    expect(sent).toContain(`"${after}`);
  });
});
