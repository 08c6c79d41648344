import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../src/public/sandbox-server.ts';
import { controlOf } from '../../../support/sandbox-server.ts';

test('kept data of the last second of the year 9999 in India is read again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-year-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const headers = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };
  let server = await startSandbox({ seed: 'empty', data: folder });
  const control = controlOf(server);
  const create = async (contact_name: string): Promise<number> => {
    const body = JSON.stringify({ contact_name });
    const url = `${server.baseUrl}/contacts?organization_id=10234695`;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  expect((await control('PUT /clock', { now: '9999-12-31T23:59:58Z' })).status).toBe(400);
  expect((await control('PUT /clock', { now: '9999-12-31T18:29:56Z' })).status).toBe(200);
  expect(await create('A')).toBe(201);
  // Time passes by itself, too.
  await expect.poll(() => create(`B${performance.now()}`), { interval: 200 }).toBe(400);
  const { body } = await control('GET /clock');
  expect(body['local']).toMatch(/^9999-12-31T23:59:5\d\+0530$/);
  const before = server.sandbox.snapshot().records;
  await control('POST /checkpoints', { name: 'a' });
  expect((await control('POST /checkpoints/a/restore')).status).toBe(200);
  await server.close();
  server = await startSandbox({ seed: 'empty', data: folder });
  onTestFinished(() => server.close());
  expect(server.sandbox.snapshot().records).toEqual(before);
});
