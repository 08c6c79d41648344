import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../../../src/public/sandbox-server.ts';
import { compileSandbox, loadUntilKilled, spawnSandbox } from '../../../support/kill.ts';

/** How often a sandbox is killed under load. */
const rounds = 3;

const compiled = mkdtempSync(path.join(tmpdir(), 'compiled-'));
let program: readonly string[];
beforeAll(async () => {
  program = await compileSandbox(path.join(compiled, 'sandbox.mjs'));
});
afterAll(() => rmSync(compiled, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

it('kept data belongs to one process at a time', async () => {
  const server = await startSandbox({ seed: 'empty', data: folder });
  onTestFinished(() => server.close());
  expect((await spawnSandbox(folder, program)).line).toContain(`is in use by process ${process.pid}.`);
});

it(`a sandbox that is killed under load has everything that it answered, ${rounds} times`, async () => {
  const answered = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of await loadUntilKilled(folder, round, 100 + 150 * round, program)) answered.add(name);
  }
  expect(answered.size).toBeGreaterThanOrEqual(rounds);
  const server = await startSandbox({ seed: 'empty', data: folder });
  onTestFinished(() => server.close());
  const kept = ['10234695', '77'].flatMap((organization) =>
    server.sandbox
      .organization(organization)
      .records('taxes')
      .list()
      .map(({ tax_name }) => String(tax_name)),
  );
  expect(kept.filter((name) => new Set(kept).size !== kept.length || !name)).toEqual([]);
  expect([...answered].filter((name) => !kept.includes(name))).toEqual([]);
});
