import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { createRecorder } from '../../src/public/verify.ts';
import type { Exchange } from '../../verifier/verify/recorded-exchange.ts';
import { run } from '../cli/output.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { watched } from '../verifier/verify/support/traffic.ts';

const FORMATS = ['text', 'json', 'sarif', 'markdown'];

/** What another service might have answered. */
const CHANGED = [
  ['\\"is_value_added\\":false', '\\"is_value_added\\":true'],
  ['\\"contact_name\\":', '\\"contact_nmae\\":'],
] as const;

/** Records calls of an organization that begins empty, two of which are refused. */
async function record(file: string): Promise<void> {
  const exchanges: Exchange[] = [];
  const call = callerOf(watched(createSandbox({ seed: 'empty' }), (exchange) => exchanges.push(exchange)));
  await call('createTax', {}, { tax_name: 'Kite 5', tax_percentage: 5 });
  await call('createTax', {}, { tax_name: 'Kite 5', tax_percentage: 7 });
  await call('createContact', {}, { contact_name: 'Hubballi Outdoors' });
  await call('createContact', {}, { contact_name: 'Hubballi Outdoors' });
  await call('listContacts');
  exchanges.forEach(createRecorder({ to: file, values: true }));
  writeFileSync(
    file,
    CHANGED.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, 'utf8')),
  );
}

/** A report without its places: the sources of the contract in a clone, and the bundled document in the package. */
function withoutPlaces(report: string): string {
  return report
    .replaceAll(/"(file|uri)": "[^"]+"/g, '"$1": ""')
    .replaceAll(/"(line|startLine)": \d+/g, '"$1": 0')
    .replaceAll(/[\w./@-]+\.(?:yaml|json):\d+/g, 'place');
}

/** Tests that the verifier of the package, minified and with a contract of its own form, says what its sources say. */
export function testVerify(consumer: () => string): void {
  describe('verify of the package', () => {
    let recording: string;
    beforeAll(async () => {
      recording = path.join(consumer(), 'values.ndjson');
      await record(recording);
    });

    const cases = FORMATS.flatMap((format) => [
      ['--format', format],
      ['--format', format, '--behaviour'],
    ]);
    it.each(cases)('prints what the sources print: %s %s %s', async (...options) => {
      const args = ['verify', recording, ...options];
      const cli = path.join(consumer(), 'node_modules/inventory-service-api/dist/cli.js');
      const printed = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', maxBuffer: 64e6 });
      const expected = await run(args);
      expect(withoutPlaces(printed.stdout)).toBe(withoutPlaces(expected.stdout));
      expect([printed.status, printed.stderr]).toEqual([1, expected.stderr]);
    });

    it('names places that can be opened', () => {
      const command = path.join(consumer(), 'node_modules/.bin/inventory-service-api');
      const { stdout } = spawnSync(command, ['verify', recording], { cwd: consumer(), encoding: 'utf8' });
      const [, file, line] = /, (\S+\.json):(\d+)$/m.exec(stdout)!;
      const lines = readFileSync(path.join(consumer(), file!), 'utf8').split('\n');
      expect(lines[Number(line) - 1]).toMatch(/^ +"/);
    });

    it('names what each rule does', async () => {
      const { stdout } = await run(['verify', recording, '--behaviour', '--format', 'json']);
      const { claims } = JSON.parse(stdout) as { claims: { id: string; does: string }[] };
      expect(claims.length).toBeGreaterThan(1);
      expect(claims.filter(({ does }) => !/^\S+ .*\S$/.test(does))).toEqual([]);
    });
  });
}
