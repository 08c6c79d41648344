import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { createRecorder } from '../../src/public/verify.ts';
import type { Exchange } from '../../src/verify/recorded-exchange.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { archiveOf } from '../verify/support/archive.ts';
import { watched } from '../verify/support/traffic.ts';
import { run } from './output.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'behaviour-'));
const file = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const exchanges: Exchange[] = [];
  const call = callerOf(watched(createSandbox({ seed: 'empty' }), (exchange) => exchanges.push(exchange)));
  await call('createTax', {}, { tax_name: 'Kite 5', tax_percentage: 5 });
  await call('createTax', {}, { tax_name: 'Kite 5', tax_percentage: 7 });
  for (const [name, values] of [
    ['values.ndjson', true],
    ['shapes.ndjson', false],
  ] as const)
    exchanges.forEach(createRecorder({ to: file(name), values }));
  writeFileSync(file('session.har'), archiveOf(exchanges));
  const recording = readFileSync(file('values.ndjson'), 'utf8');
  writeFileSync(file('other.ndjson'), recording.replace('\\"is_value_added\\":false', '\\"is_value_added\\":true'));
});

describe('verify --behaviour', () => {
  it('says which rules were confirmed, and ends with status 0', async () => {
    expect(await run(['verify', file('values.ndjson'), '--behaviour'])).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^2 exchanges replayed against the rules of the sandbox\.\n\nConfirmed:\n {2}✓ taxes\.defaults: 1 of 1, assumed\n {2}✓ taxes\.unique: 1 of 1, assumed\n\n2 confirmed, 2 of which were assumed and may be called observed; 0 failed; \d+ rules were not seen\.\n$/,
      ),
    });
  });

  it('names the line of the recording where a rule failed, and no value', async () => {
    const { status, stdout } = await run(['verify', file('other.ndjson'), '--behaviour']);
    expect(status).toBe(1);
    expect(stdout).toContain('Failed:\n  ✗ taxes.defaults: confirmed in 0 of 1, assumed\n');
    expect(stdout).toContain(
      `${file('other.ndjson')}:2 createTax: response.body/tax/is_value_added is not what the rule makes it\n`,
    );
    expect(stdout).not.toContain('Kite');
  });

  it('replays by their times what was given in another order, and says so', async () => {
    const [head, ...lines] = readFileSync(file('values.ndjson'), 'utf8').trimEnd().split('\n');
    const at = (line: string, time: string) => line.replace(/"at":"[^"]*"/, `"at":"${time}"`);
    const later = at(lines[1]!, '2026-03-28T12:00:02Z');
    const earlier = at(lines[0]!, '2026-03-28T12:00:01Z');
    writeFileSync(file('turned.ndjson'), `${[head, later, earlier].join('\n')}\n`);
    const { status, stdout, stderr } = await run(['verify', file('turned.ndjson'), '--behaviour']);
    expect(stderr).toBe('Times go back in 1 place of the input. The exchanges were replayed by their times.\n');
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

  it('writes JSON, Markdown and SARIF', async () => {
    const written = async (format: string): Promise<string> =>
      (await run(['verify', file('other.ndjson'), '--behaviour', '--format', format])).stdout;
    const { claims } = JSON.parse(await written('json'));
    expect(claims).toMatchObject([
      {
        id: 'taxes.defaults',
        status: 'failed',
        confirmed: 0,
        of: 1,
        deviations: [{ line: 2, operation: 'createTax' }],
      },
      { id: 'taxes.unique', status: 'observed', confirmed: 1, of: 1 },
    ]);
    expect(await written('markdown')).toMatch(/## Failed\n\n\| rule .*\n\| ---.*\n\| `taxes\.defaults` \| 0 of 1 \|/);
    const [{ results, tool }] = JSON.parse(await written('sarif')).runs;
    expect(results).toMatchObject([
      {
        ruleId: 'behaviour/taxes.defaults',
        ruleIndex: 0,
        level: 'warning',
        locations: [{ physicalLocation: { region: { startLine: 2 } } }],
      },
    ]);
    expect(tool.driver.rules[0]).toMatchObject({ id: 'behaviour/taxes.defaults' });
  });

  it.each([
    [['shapes.ndjson'], 'No file holds values, which --behaviour needs. Record with `proxy --values`'],
    [['values.ndjson', '--never-seen'], '--ratchet and --never-seen are about shapes'],
  ])('%j is wrong usage', async ([name, ...options], message) => {
    const { status, stderr } = await run(['verify', file(name!), '--behaviour', ...options]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
