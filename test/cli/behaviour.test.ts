import { describe, expect, it } from 'vitest';
import { makeSessions } from './behaviour.ts';
import { run } from './output.ts';

const file = makeSessions();

describe('verify --behaviour', () => {
  it('says which rules were confirmed, and ends with status 0', async () => {
    expect(await run(['verify', file('values.ndjson'), '--behaviour'])).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^2 exchanges replayed against the rules of the sandbox\.\n\nConfirmed:\n {2}✓ taxes\.defaults: 1 of 1, assumed\n {2}✓ taxes\.unique: 1 of 1, assumed\n\n2 confirmed, 2 of which were assumed and can now be marked as observed; 0 failed; \d+ rules were not seen\.\n$/,
      ),
    });
  });

  it('names the line of the recording where a rule failed, and no value', async () => {
    const { status, stdout } = await run(['verify', file('other.ndjson'), '--behaviour']);
    expect(status).toBe(1);
    expect(stdout).toContain('Failed:\n  ✗ taxes.defaults: confirmed in 0 of 1, assumed\n');
    expect(stdout).toContain(
      `${file('other.ndjson')}:2 createTax: response.body/tax/is_value_added differs from what the rule predicts\n`,
    );
    expect(stdout).not.toContain('Kite');
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
    [['shapes.ndjson'], 'None of the files contains values, which --behaviour needs. Record with `proxy --values`'],
    [['values.ndjson', '--never-seen'], '--ratchet and --never-seen apply to shapes'],
  ])('%j is wrong usage', async ([name, ...options], message) => {
    const { status, stderr } = await run(['verify', file(name!), '--behaviour', ...options]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
