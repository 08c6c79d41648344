import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../../../src/sandbox/node/index.ts';
import { loadUntilKilled } from '../../../support/kill.ts';

const ROUNDS = Number(process.env['KILLS'] ?? 8);

const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it(`has everything that it answered, however often it is killed`, { timeout: ROUNDS * 30_000 }, async () => {
  const answered: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every moment of a second, in an order that is the same each time.
    answered.push(...(await loadUntilKilled(folder, round, (round * 367) % 1000)));
  }
  expect(answered.length).toBeGreaterThan(ROUNDS);
  const server = await startSandbox({ data: folder });
  const kept = ['10234695', '77'].flatMap((id) => server.sandbox.organization(id).records('taxes').list());
  await server.close();
  const names = new Set(kept.map(({ tax_name }) => tax_name));
  expect(names.size).toBe(kept.length);
  expect(answered.filter((name) => !names.has(name))).toEqual([]);
});
