import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecorder } from '../../src/public/verify.ts';
import type { Exchange } from '../../verifier/verify/recorded-exchange.ts';
import { operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { archiveOf } from '../verifier/verify/support/archive.ts';
import { run } from './output.ts';

const SUCCESS = JSON.stringify({ code: 0, message: 'success', tax: { tax_id: '1' } });

export function exchange(
  base: string,
  others: { method?: string; path?: string; status?: number; body?: string; type?: string } = {},
) {
  const {
    method = 'GET',
    path = '/settings/taxes/1',
    status = 200,
    body = SUCCESS,
    type = 'application/json',
  } = others;
  return {
    at: '2026-03-28T12:00:00Z',
    request: { method, url: `https://h.example${base}${path}?organization_id=1`, body: '' },
    response: { status, headers: { 'content-type': type }, body },
  };
}

export const OWN = '/inventory/v1';
export const GATEWAY = '/gateway/inventory/v1';
const REFUSED = { status: 401, body: '{"code":57,"message":"no"}' };

const FILES: Record<string, Exchange[]> = {
  good: [exchange(OWN)],
  none: [],
  preflights: [exchange(OWN, { method: 'OPTIONS' }), exchange(OWN, { method: 'OPTIONS' })],
  cached: [exchange(OWN, { status: 304, body: '' })],
  version: [exchange('/inventory/v2')],
  tokens: [exchange(OWN, REFUSED)],
  failures: [exchange(OWN, { status: 503, body: '{"code":1,"message":"no"}' }), exchange(OWN, REFUSED)],
  hollow: [{ ...exchange(OWN), response: { status: 200, body: undefined } }, exchange(OWN, REFUSED)],
  gateway: [exchange(GATEWAY), exchange(GATEWAY)],
  gateways: [exchange(GATEWAY), exchange('/other/inventory/v1')],
  both: [exchange(GATEWAY), exchange(OWN)],
  tenant: [exchange('/t/4815162342/inventory/v1')],
  replaced: [exchange('/api')],
};

const MEANT = 'To accept this, pass --allow-empty.\n';
const ELSEWHERE =
  "The contract's paths start with /inventory/v1. If yours live under another path, pass it as --base-path.\nTo accept this, pass --allow-empty.\n";

/** Why nothing of a file is checked. */
const REASONS: readonly [name: string, why: string][] = [
  ['none', `there are no exchanges.\n${MEANT}`],
  ['preflights', `2 exchanges were skipped, 2 (not a call).\n${MEANT}`],
  ['cached', `1 exchange was skipped, 1 (not modified).\n${MEANT}`],
  ['version', `1 exchange was skipped, 1 (another service).\n${ELSEWHERE}`],
  ['gateways', `2 exchanges were skipped, 1 (at /gateway/inventory/v1), 1 (at /other/inventory/v1).\n${ELSEWHERE}`],
  ['tokens', `1 request failed or was rejected (401), and there are no others.\n${MEANT}`],
  ['failures', `2 requests failed or were rejected (401, 503), and there are no others.\n${MEANT}`],
];

/** Makes the files of a test file, which are deleted at its end. Returns the path of one by its name. */
export function makeFiles(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unchecked-'));
  const file = (name: string): string => path.join(folder, name);
  beforeAll(() => {
    for (const [name, exchanges] of Object.entries(FILES)) {
      writeFileSync(file(`${name}.har`), archiveOf(exchanges));
      exchanges.forEach(createRecorder({ to: file(`${name}.ndjson`) }));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return file;
}

/**
 * Checks files of which nothing is checked, and calls behind a gateway.
 *
 * @param endings The formats of the files.
 * @param isFull Whether every reason is tried, with every command, and every way to name a gateway.
 */
export function testUnchecked(file: (name: string) => string, endings: readonly string[], isFull: boolean): void {
  describe.each(endings)('a file of which nothing is checked (%s)', (ending) => {
    it.each(everyNth(REASONS, isFull ? 1 : 6))(
      '%s ends with status 2, and says why and what to do',
      async (name, why) => {
        const given = file(`${name}.${ending}`);
        const message = `Nothing was checked in ${given}: ${why}`;
        const checked = await run(['verify', given]);
        expect([checked.status, checked.stderr]).toEqual([2, message]);
        expect(checked.stdout).toContain('0 violations');
        const merged = await run(['evidence', 'merge', given, '--out', file('none.json')]);
        expect([merged.status, merged.stderr, merged.stdout]).toEqual([2, message, '']);
        expect((await run(['evidence', 'show', given])).status).toBe(2);
        const proposed = await run(['propose', given, '--out', file('none.json')]);
        expect([proposed.status, proposed.stderr, proposed.stdout]).toEqual([2, message, '']);
        expect(existsSync(file('none.json'))).toBe(false);
      },
    );

    it('passes with --allow-empty', async () => {
      const given = file(`version.${ending}`);
      const { status, stdout, stderr } = await run(['verify', given, '--allow-empty']);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('Not checked against the contract: 1 (another service).');
      expect((await run(['propose', given, '--allow-empty'])).status).toBe(0);
      expect((await run(['evidence', 'merge', given, '--allow-empty'])).stdout).toContain('"another service": 1');
    });

    if (!isFull) return;

    it('without bodies ends with status 4 once its work is done, and says first what is judged', async () => {
      const given = file(`hollow.${ending}`);
      const message = `Little was checked in ${given}: no response body could be read (2 exchanges).\n${MEANT}`;
      const checked = await run(['verify', given]);
      expect([checked.status, checked.stderr]).toEqual([4, message]);
      expect(checked.stdout).toMatch(
        /^No response body could be read, so this report covers only operations, statuses/,
      );
      const merged = await run(['evidence', 'merge', given]);
      expect([merged.status, merged.stderr]).toEqual([4, message]);
      expect(JSON.parse(merged.stdout)).toMatchObject({ accounts: { '': { operations: { getTax: {} } } } });
      const proposed = await run(['propose', given]);
      expect([proposed.status, proposed.stderr]).toEqual([4, expect.stringContaining(message)]);
      const allowed = await run(['verify', given, '--allow-empty']);
      expect([allowed.status, allowed.stderr]).toEqual([0, '']);
      expect((await run(['verify', given, file('none.har')])).status).toBe(2);
    });

    it('is named among others', async () => {
      const { status, stderr } = await run(['verify', file('good.har'), file(`none.${ending}`)]);
      expect([status, stderr]).toEqual([
        2,
        `Nothing was checked in ${file(`none.${ending}`)}: there are no exchanges.\n${MEANT}`,
      ]);
    });
  });

  describe.each(endings)('calls behind a gateway (%s)', (ending) => {
    const TAKEN = 'The service was assumed to be at /gateway/inventory/v1 (2 exchanges).';

    it('are found where they share one path, which the report names', async () => {
      const { status, stdout, stderr } = await run(['verify', file(`gateway.${ending}`)]);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`2 exchanges of 1 of ${operations.length} operations, in 1 recording. ${TAKEN}`);
    });

    it('are found below a path that holds a value, which is not written', async () => {
      const { status, stdout } = await run(['verify', file(`tenant.${ending}`)]);
      expect([status, stdout]).toEqual([
        0,
        expect.stringContaining('assumed to be at /{}/{}/inventory/v1 (1 exchange).'),
      ]);
      expect(stdout).not.toContain('4815162342');
    });

    it('are no calls of the service where it is called directly', async () => {
      const { status, stdout } = await run(['verify', file(`both.${ending}`)]);
      expect([status, stdout]).toEqual([
        0,
        expect.stringContaining(`1 exchange of 1 of ${operations.length} operations, in 1 recording. Not checked`),
      ]);
      expect(stdout).toContain('1 (at /gateway/inventory/v1)');
    });

    it.each(everyNth(['/gateway/inventory/v1', '/gateway/', '/gateway'], isFull ? 1 : 3))(
      'are those at --base-path %s',
      async (given) => {
        const { status, stdout } = await run(['verify', file(`both.${ending}`), '--base-path', given]);
        expect(status).toBe(0);
        expect(stdout).toContain(
          `2 exchanges of 1 of ${operations.length} operations, in 1 recording. The service was assumed to be at /gateway/inventory/v1 (1 exchange).`,
        );
      },
    );

    if (!isFull) return;

    it('may be at several paths that are given', async () => {
      const paths = ['--base-path', '/gateway', '--base-path', '/other/inventory/v1'];
      const { status, stdout } = await run(['verify', file(`gateways.${ending}`), ...paths]);
      expect([status, stdout]).toEqual([0, expect.stringContaining('2 exchanges of 1 of')]);
    });

    it('are named by evidence and propose, with what was not checked', async () => {
      const remark = 'Not checked against the contract: 1 (at /gateway/inventory/v1).';
      const shown = await run(['evidence', 'show', file(`both.${ending}`)]);
      expect([shown.status, shown.stdout]).toEqual([0, expect.stringContaining(`never called.\n${remark}\n`)]);
      expect((await run(['propose', file(`both.${ending}`)])).stderr).toContain(remark);
      expect((await run(['propose', file(`gateway.${ending}`)])).stderr).toContain(TAKEN);
    });

    it('are counted in evidence, with the path', async () => {
      const { stdout } = await run(['evidence', 'merge', file(`gateway.${ending}`)]);
      writeFileSync(file('gateway.json'), stdout);
      expect((await run(['verify', file('gateway.json')])).stdout).toContain(TAKEN);
    });
  });
}
