import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { OPERATIONS_PAGE, PAGES } from './docs/pages.ts';
import { readOptions } from './lib/program-options.ts';

const HELP = `Writes the pages of docs/ that are not committed: options, extensions and the rules of the sandbox.

  node scripts/run.mjs scripts/docs.ts
  node scripts/run.mjs scripts/docs.ts --all    also sandbox-operations.md, by calling every operation

Exit status: 0 done, 1 a page could not be written, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { all: { type: 'boolean' } });
  if ('status' in options) return options.status;
  for (const [file, write] of Object.entries(PAGES)) writeFileSync(file, await write());
  console.log(`Wrote ${Object.keys(PAGES).join(', ')}.`);
  return options.values.all ? writeOperations() : 0;
}

function writeOperations(): number {
  const test = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long', 'test/sandbox/later-reads.long.test.ts'];
  const env = { ...process.env, OPERATIONS_PAGE };
  const { status, stdout, stderr } = spawnSync(process.execPath, test, { env, encoding: 'utf8', maxBuffer: 64e6 });
  if (status === 0) console.log(`Wrote ${OPERATIONS_PAGE}.`);
  else console.error(`${stdout}${stderr}`);
  return status === 0 ? 0 : 1;
}
