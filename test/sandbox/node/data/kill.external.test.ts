import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../../../src/public/sandbox-server.ts';
import { amountOf } from '../../../support/full.ts';
import { compileSandbox, loadUntilKilled } from '../../../support/kill.ts';

/** How often it is killed. */
const ROUNDS = amountOf('KILLS', { small: 4, full: 200 });

const folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
const programs = mkdtempSync(path.join(tmpdir(), 'programs-'));
afterAll(() => [folder, programs].forEach((name) => rmSync(name, { recursive: true })));

it(`has everything that it answered, however often it is killed`, { timeout: ROUNDS * 30_000 }, async () => {
  const program = await compileSandbox(path.join(programs, 'sandbox.mjs'));
  const answered: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every moment of a second, in an order that is the same each time.
    answered.push(...(await loadUntilKilled(folder, round, (round * 367) % 1000, program)));
  }
  expect(answered.length).toBeGreaterThanOrEqual(ROUNDS);
  const server = await startSandbox({ data: folder });
  const kept = ['10234695', '77'].flatMap((id) => server.sandbox.organization(id).records('taxes').list());
  await server.close();
  const names = new Set(kept.map(({ tax_name }) => tax_name));
  expect(names.size).toBe(kept.length);
  expect(answered.filter((name) => !names.has(name))).toEqual([]);
});
