import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeSessions } from './behaviour.ts';
import { run } from './output.ts';

const file = makeSessions();

describe('verify --behaviour', () => {
  it('replays by their times what was given in another order, and says so', async () => {
    const [head, ...lines] = readFileSync(file('values.ndjson'), 'utf8').trimEnd().split('\n');
    const at = (line: string, time: string) => line.replace(/"at":"[^"]*"/, `"at":"${time}"`);
    const later = at(lines[1]!, '2026-03-28T12:00:02Z');
    const earlier = at(lines[0]!, '2026-03-28T12:00:01Z');
    writeFileSync(file('turned.ndjson'), `${[head, later, earlier].join('\n')}\n`);
    const { status, stdout, stderr } = await run(['verify', file('turned.ndjson'), '--behaviour']);
    expect(stderr).toBe('The input is out of order in 1 place. The exchanges were replayed in chronological order.\n');
    expect([status, stdout]).toEqual([0, expect.stringContaining('✓ taxes.unique: 1 of 1')]);
    const json = await run(['verify', file('turned.ndjson'), '--behaviour', '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ outOfOrder: 1 });
  });

  it('reads archives, and the edition that is given', async () => {
    const { status, stdout } = await run([
      'verify',
      file('session.har'),
      '--behaviour',
      '--document',
      'generated/openapi.json',
    ]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('✓ taxes.unique: 1 of 1')]);
  });
});
