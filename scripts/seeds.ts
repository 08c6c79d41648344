import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { staleFiles, writeFiles } from './lib/made-files.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { makeYear } from './seeds/year/index.ts';

const HELP = `Makes what sandboxes can start with, and writes it to generated/seeds/. Run it after a change of rules or seeds.

  npm run seeds               write generated/seeds/
  npm run seeds -- --check    fail if generated/seeds/ is not what would be made; write nothing

Exit status: 0 done, 1 generated/seeds/ is stale, 2 wrong usage.`;

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const options = readOptions(args, HELP, { ...ROOT, check: { type: 'boolean' } });
  if ('status' in options) return options.status;
  const { root, check } = options.values;
  const folder = path.join(root, 'generated', 'seeds');
  const snapshot = gzipSync(JSON.stringify(makeYear('Asia/Kolkata')), { level: 9 }).toString('base64');
  const files = new Map([['year.json', `${JSON.stringify({ snapshot })}\n`]]);
  if (!check) {
    writeFiles(folder, files);
    return 0;
  }
  const stale = staleFiles(folder, files);
  if (stale.length === 0) return 0;
  console.error(`generated/seeds/ is stale: ${stale.join(', ')}. Run \`npm run seeds\` and commit the result.`);
  return 1;
}
