import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { run } from './output.ts';
import { makeRecordings } from './traffic.ts';

const file = makeRecordings();

describe('evidence', () => {
  it('merges in any order', async () => {
    const one = await run(['evidence', 'merge', file('one.ndjson'), file('two.ndjson')]);
    const other = await run(['evidence', 'merge', file('two.ndjson'), file('one.ndjson'), file('one.ndjson')]);
    expect(JSON.parse(one.stdout)).toEqual(JSON.parse(other.stdout));
    const out = file('evidence.json');
    expect((await run(['evidence', 'merge', file('two.ndjson'), '--out', out])).status).toBe(0);
    expect((await run(['evidence', 'merge', out, file('one.ndjson')])).stdout).toBe(one.stdout);
  });
});

describe('propose', () => {
  it('writes an overlay as YAML or JSON, and says how much is in it', async () => {
    const { status, stdout, stderr } = await run(['propose', file('one.ndjson')]);
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^\d+ actions, 0 contradictions with the documentation, 0 differences without a proposal\.\n$/,
    );
    const json = await run(['propose', file('one.ndjson'), '--format', 'json', '--out', file('o.json')]);
    expect(json.stdout).toBe('');
    expect(JSON.parse(readFileSync(file('o.json'), 'utf8'))).toEqual(parse(stdout));
  });
});
