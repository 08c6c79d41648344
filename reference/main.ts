import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { OpenApiDocument } from '../src/contract.ts';
import { projectAt } from '../scripts/project.ts';
import { buildReference } from './build.ts';

const HELP = `Writes the API reference as a static folder, from generated/openapi.json.

  npm run reference                       to dist/reference
  npm run reference -- --out ../public    to another folder, whose content is replaced

Exit status: 0 done, 1 it could not be written, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(`${options}\n\n${HELP}`);
    return 2;
  }
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const { root, generated } = projectAt();
  const output = path.resolve(root, options.out);
  const start = performance.now();
  try {
    const document = JSON.parse(readFileSync(path.join(generated, 'openapi.json'), 'utf8')) as OpenApiDocument;
    const { pages, bytes } = await buildReference({ document, output });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Wrote ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, to ${path.relative(root, output) || output} in ${seconds} s.`);
    return 0;
  } catch (error) {
    console.error(`The reference could not be written: ${(error as Error).message}`);
    return 1;
  }
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { out: { type: 'string', default: 'dist/reference' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    return (error as Error).message;
  }
}
