import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { createRecorder } from '../../src/public/verify.ts';
import type { Exchange } from '../../verifier/verify/recorded-exchange.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { archiveOf } from '../verifier/verify/support/archive.ts';
import { watched } from '../verifier/verify/support/traffic.ts';

/** Records calls of a sandbox in files, which are deleted after the tests of a file. Returns the path of one by its name. */
export function makeSessions(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'behaviour-'));
  const file = (name: string): string => path.join(folder, name);
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
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return file;
}
