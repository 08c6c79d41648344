import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { contractOf } from '../../../../sandbox/engine/plan/contract.ts';
import { persistData } from '../../../../sandbox/node/data/persist.ts';
import { openSandbox } from '../../../../sandbox/sandbox.ts';
import { contract } from '../../../support/document.ts';

const shared = contractOf(contract);
const NAMES = ['One', 'Two', 'Three'];

/** Starts a sandbox that keeps its data in a folder, stops it, and says which taxes it had and what it warned of. */
async function restarted(folder: string, add: readonly string[] = []): Promise<{ names: string[]; said: string }> {
  const warnings: string[] = [];
  const opened = openSandbox(shared, { seed: 'empty' });
  const keeper = await persistData(folder, opened, { warn: (message) => warnings.push(message) });
  const taxes = opened.sandbox.records('taxes');
  for (const tax_name of add) taxes.add({ tax_name, tax_percentage: 1 });
  const names = taxes.list().map(({ tax_name }) => String(tax_name));
  await keeper.close();
  return { names, said: warnings.join('\n') };
}

/**
 * Cuts a journal off at each of some lengths and starts a sandbox with it: the taxes whose lines are complete are there, and
 * where more is lost than a line that is not, the original is kept and the loss is said.
 *
 * @param nth Every nth length is tried, and each at which a line begins or ends.
 */
export async function testTruncated(nth: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'truncated-'));
  const [journal, damaged] = [path.join(folder, 'journal'), path.join(folder, 'journal.damaged')];
  try {
    await restarted(folder, NAMES);
    const bytes = readFileSync(journal);
    for (let length = 0; length < bytes.length; length += 1) {
      const isEdge = [-1, 0, 1].some((by) => bytes[length + by - 1] === 10);
      if (length % nth !== 0 && !isEdge) continue;
      const cut = bytes.subarray(0, length);
      writeFileSync(journal, cut);
      const { names, said } = await restarted(folder);
      const complete = cut.toString().split('\n').length - 1;
      const kept = existsSync(damaged) ? readFileSync(damaged) : undefined;
      rmSync(damaged, { force: true });
      expect({ length, names }).toEqual({ length, names: NAMES.slice(0, Math.max(0, complete - 2)) });
      expect({ length, isKept: kept?.equals(cut) ?? false }).toEqual({ length, isKept: complete < 2 });
      const isWhole = cut.toString().endsWith('\n');
      const expected =
        complete < 1 ? /no complete line/ : complete < 2 ? /had all records of/ : isWhole ? /^$/ : /was left out/;
      expect(said, `cut off at ${length}`).toMatch(expected);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
