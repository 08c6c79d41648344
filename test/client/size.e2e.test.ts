import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { sizesShown } from '../support/sizes-shown.ts';

/**
 * At most this many bytes for all of the client, minified and gzipped. Of these, 700 find what would be lost without a word: pages of lists
 * that a service passes over or repeats, responses without their record, numbers that JSON can't hold, arguments that no method takes.
 */
const BUDGET = 17_200;

async function bundled(entry: string, names = '*') {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${names} from './${entry}'`, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const held = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const packages = held.flatMap(([file]) => /node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
  return {
    size: gzipSync(outputFiles[0]!.contents).length,
    packages,
    files: held.map(([file]) => file),
  };
}

let client: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  client = await bundled('src/public/client.ts', '{ createInventoryClient }');
});

it(`the client with all operations stays below ${BUDGET} bytes, minified and gzipped`, () => {
  const { size, packages } = client;
  const [, shown] = /client (\d+) kB gzipped/.exec(readFileSync('README.md', 'utf8'))!;
  expect(Math.round(size / 1000)).toBe(Number(shown));
  expect(size).toBeLessThan(BUDGET);
  expect(packages).toEqual([]);
});

it('helpers weigh nothing where they are not used', async () => {
  const helpers = ['mapRecords', 'requireFields', 'toInput'];
  const files = ['src/client/map-records.ts', 'src/client/record-types.ts'];
  const all = await bundled('src/public/client.ts', `{ ${helpers.join(', ')} }`);
  expect(all.files).toEqual(expect.arrayContaining(files));
  const { files: held } = client;
  expect(held.filter((file) => files.includes(file))).toEqual([]);
});

/** How far a size is from the one that a page shows, as a share of it. */
const distance = (size: number, shown: number | undefined): number => Math.abs(size / shown! - 1);

it('docs/contributing/benchmarks.md shows the sizes of the client and of calls by path', async () => {
  const [shown, limit] = sizesShown('| size with all operations');
  expect(limit).toBe(BUDGET);
  expect(distance(client.size, shown)).toBeLessThan(0.03);
  const [byPath] = sizesShown('| size of calls by path');
  expect(distance((await bundled('src/public/http.ts')).size, byPath)).toBeLessThan(0.03);
});
