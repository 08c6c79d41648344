import { existsSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import type { Exchange } from '../../verifier/verify/recorded-exchange.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { archiveOf } from '../verifier/verify/support/archive.ts';
import { watched } from '../verifier/verify/support/traffic.ts';
import { run } from './output.ts';
import { exchange, GATEWAY, makeFiles, OWN, testUnchecked } from './unchecked.ts';

const file = makeFiles();

testUnchecked(file, ['har'], false);

it('does not begin a list of known differences with a file of which nothing is checked', async () => {
  expect((await run(['verify', file('none.har'), '--ratchet', file('known.json')])).status).toBe(2);
  expect(existsSync(file('known.json'))).toBe(false);
});

it('says so in SARIF as well', async () => {
  const { stdout } = await run(['verify', file('none.har'), '--format', 'sarif']);
  expect(JSON.parse(stdout).runs[0].invocations).toEqual([
    { executionSuccessful: false, toolExecutionNotifications: [{ level: 'error', message: expect.anything() }] },
  ]);
});

describe('--base-path', () => {
  it('may stand in place of the path of the contract', async () => {
    const { status, stdout } = await run(['verify', file('replaced.har'), '--base-path', '/api']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('assumed to be at /api (1 exchange).')]);
  });

  it('at which there is no call is named', async () => {
    const { status, stderr } = await run(['verify', file('both.har'), '--base-path', '/gatway']);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^No request is under \/gatway, the path in --base-path\.\n/),
    ]);
  });

  it('that is too short is asked about', async () => {
    writeFileSync(file('short.har'), archiveOf([exchange('/gw/api')]));
    const { status, stdout } = await run(['verify', file('short.har'), '--base-path', '/gw']);
    expect(status).toBe(1);
    expect(stdout).toContain('Without /api, it is getTax: does /api belong to the base path of your service?');
    expect((await run(['verify', file('short.har'), '--base-path', '/gw/api'])).status).toBe(0);
  });

  it('is not asked about where the end of a path is no operation', async () => {
    writeFileSync(file('foreign.har'), archiveOf([exchange('/inventory/v1/api', { path: '/unheard' })]));
    expect((await run(['verify', file('foreign.har')])).stdout).not.toContain('does /');
  });

  it.each(['gateway', 'https://h.example/gateway', '/a?b', ''])('is a path, not %j', async (given) => {
    const { status, stderr } = await run(['verify', file('gateway.har'), '--base-path', given]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('Use what comes between the host and the operations'),
    ]);
  });
});

describe('verify --behaviour', () => {
  let exchanges: Exchange[];
  beforeAll(async () => {
    exchanges = [];
    const call = callerOf(watched(createSandbox({ seed: 'empty' }), (one) => exchanges.push(one)));
    await call('createTax', {}, { tax_name: 'Kite 5', tax_percentage: 5 });
    const behind = exchanges.map((one) => ({
      ...one,
      request: { ...one.request, url: one.request.url.replace(OWN, GATEWAY) },
    }));
    writeFileSync(file('behind.har'), archiveOf(behind));
    writeFileSync(file('sold.har'), archiveOf(exchanges));
  });

  it('replays calls behind a gateway, and names where they stand', async () => {
    const { status, stdout } = await run(['verify', file('behind.har'), '--behaviour']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('✓ taxes.defaults: 1 of 1')]);
  });

  it.each([
    [['none.har'], 'Nothing was checked in '],
    [['version.har'], '1 (another service)'],
    [['good.har'], 'Nothing was compared: no rule of the sandbox applies'],
    [['sold.har', 'good.ndjson'], 'good.ndjson contains no values, which --behaviour needs.'],
  ])('ends with status 2 for %j', async (names, message) => {
    const { status, stderr } = await run(['verify', ...names.map(file), '--behaviour']);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect((await run(['verify', ...names.map(file), '--behaviour', '--allow-empty'])).status).toBe(0);
  });
});
