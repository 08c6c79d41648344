import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHARACTERS, TYPEFACE } from '../reference/index.ts';
import { readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { TYPEFACE_SOURCE } from './package/carried-works.ts';

const HELP = `Cuts the typeface of the reference to the characters and weights that its pages use, and writes it with its licence to
reference/typeface/. What it is cut from, and the tool, are installed in a temporary folder.

  node scripts/run.mjs scripts/typeface.ts

Exit status: 0 done, 1 it could not be cut, 2 wrong usage.`;

/** HarfBuzz, compiled to WebAssembly. */
const CUTTER = 'subset-font@2.9.0';

/** Regular to semibold: the weights of the style. */
const WEIGHTS = { min: 400, max: 650 };

/** Pairs of letters that stand closer, and figures of one width. */
const FEATURES = ['kern', 'tnum'];

type Cut = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const options = readOptions(process.argv.slice(2), HELP, {});
process.exitCode = 'status' in options ? options.status : await main(projectAt().root);

async function main(root: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'typeface-'));
  try {
    const { name, version } = TYPEFACE_SOURCE;
    const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', CUTTER, `${name}@${version}`];
    execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] });
    const load = createRequire(path.join(folder, 'package.json'));
    const source = path.join(folder, 'node_modules', name);
    const cut = load('subset-font') as Cut;
    const font = await cut(readFileSync(path.join(source, 'files/geist-latin-wght-normal.woff2')), CHARACTERS, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: FEATURES,
      variationAxes: { wght: WEIGHTS },
    });
    writeFileSync(path.join(root, TYPEFACE), font);
    writeFileSync(path.join(root, path.dirname(TYPEFACE), 'LICENSE.txt'), readFileSync(path.join(source, 'LICENSE')));
    console.log(`Wrote ${TYPEFACE}, ${font.length} bytes.`);
    return 0;
  } catch (error) {
    console.error(`The typeface could not be cut: ${(error as Error).message}`);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
