import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TYPEFACES } from '../reference/index.ts';
import { readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { TYPEFACE_SOURCES } from './package/carried-works.ts';

const HELP = `Cuts the typefaces of the reference to the characters and weights that its pages use, and writes them with their licences
to reference/typeface/. What they are cut from, and the tool, are installed in a temporary folder.

  node scripts/run.mjs scripts/typeface.ts

Exit status: 0 done, 1 they could not be cut, 2 wrong usage.`;

/** HarfBuzz, compiled to WebAssembly. */
const CUTTER = 'subset-font@2.9.0';

/** Regular to semibold: the weights of the style. */
const WEIGHTS = { min: 400, max: 650 };

/** Pairs of letters that stand closer, and figures of one width. Code has no ligatures: `!=` is two characters. */
const FEATURES = ['kern', 'tnum'];

type Cut = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const options = readOptions(process.argv.slice(2), HELP, {});
process.exitCode = 'status' in options ? options.status : await main(projectAt().root);

async function main(root: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'typeface-'));
  try {
    const sources = Object.values(TYPEFACE_SOURCES).map(({ name, version }) => `${name}@${version}`);
    const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', CUTTER, ...sources];
    execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] });
    const load = createRequire(path.join(folder, 'package.json'));
    const cut = load('subset-font') as Cut;
    for (const kind of ['typeface', 'codeTypeface'] as const) {
      const { name, file: sourceFile, licence } = TYPEFACE_SOURCES[kind];
      const { file, characters } = TYPEFACES[kind];
      const source = path.join(folder, 'node_modules', name);
      const font = await cut(readFileSync(path.join(source, 'files', sourceFile)), characters, {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: FEATURES,
        variationAxes: { wght: WEIGHTS },
      });
      writeFileSync(path.join(root, file), font);
      writeFileSync(path.join(root, 'reference', licence), readFileSync(path.join(source, 'LICENSE')));
      console.log(`Wrote ${file}, ${font.length} bytes.`);
    }
    return 0;
  } catch (error) {
    console.error(`The typefaces could not be cut: ${(error as Error).message}`);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
