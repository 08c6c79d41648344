import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createRecorder } from '../../src/public/verify.ts';

const URL_OF_GROUP = 'https://inventory.example.com/inventory/v1/settings/taxgroups/1?organization_id=1';

/** Makes two recordings, which are deleted after the tests of a file. Returns the path of a file by its name. */
export function makeRecordings(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'traffic-'));
  const file = (name: string): string => path.join(folder, name);
  beforeAll(() => {
    for (const [name, field] of [
      ['one', 'colour'],
      ['two', 'weight'],
    ] as const) {
      const recorder = createRecorder({ to: file(`${name}.ndjson`), account: name });
      recorder({
        at: '2026-03-28T12:00:00Z',
        request: { method: 'GET', url: URL_OF_GROUP },
        response: { status: 200, body: JSON.stringify({ code: 0, message: '', tax_group: { [field]: 'x' } }) },
      });
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return file;
}
