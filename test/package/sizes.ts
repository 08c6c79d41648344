import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Packed } from '../../scripts/package/pack.ts';

/** How far a size that a page shows may be from what it is, as a share: pages are not changed for every byte. */
const TOLERANCE = 0.05;

const UNITS: Readonly<Record<string, number>> = { kB: 1e3, MB: 1e6 };

/** The rows of docs/package.md by what they begin with, and the files of each size that they show, in order. */
const ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '`inventory-service-api` ': [['dist/client.js'], ['dist/types/generated/']],
  '`inventory-service-api/http`': [['dist/http.js']],
  '`inventory-service-api/limits`': [['dist/limits.js'], ['dist/token.js']],
  '`inventory-service-api/file`': [['dist/file.js']],
  '`inventory-service-api/query`': [['dist/query.js']],
  '`inventory-service-api/standard-schema`': [['dist/standard-schema.js']],
  '`inventory-service-api/sandbox`': [['gzip:dist/sandbox.js']],
  '`inventory-service-api/sandbox/keep`': [['dist/sandbox-keep.js'], ['dist/sandbox.global.js']],
  '`inventory-service-api/sandbox/busy`': [['dist/sandbox-busy.js']],
  '`inventory-service-api/sandbox/testing`': [['dist/sandbox-testing.js']],
  '`inventory-service-api/sandbox/server`': [['dist/chunks/', 'dist/mock.js', 'dist/sandbox-server.js', 'dist/cli.js']],
  '`inventory-service-api/verify`': [['dist/verify.js']],
  '`inventory-service-api/probe`': [['dist/probe.js']],
  '`inventory-service-api/samples`': [['dist/samples/index.js', 'dist/samples/index.d.ts']],
  '`inventory-service-api/samples/<': [['dist/samples/*.json']],
  '`inventory-service-api/schemas/<': [['dist/schemas/']],
  '`inventory-service-api/values`': [['dist/values/*.js'], ['dist/values/*.d.ts']],
  '`inventory-service-api/openapi.json`': [['generated/openapi.json'], ['generated/openapi.yaml']],
  '`inventory-service-api/openapi-3.0.json`': [['dist/openapi-3.0.json']],
  '`inventory-service-api/workflows/*`': [['openapi/workflows/']],
  '`skills/`, `AGENTS.md`': [['skills/', 'AGENTS.md']],
  'The reference, in one compressed file': [['dist/reference.json.br']],
};

/** Tests the sizes that docs/package.md shows. */
export function testSizes(packed: () => Packed, consumer: () => string): void {
  describe('docs/package.md', () => {
    const page = readFileSync('docs/package.md', 'utf8').split('\n## ')[0]!;
    const lines = page.split('\n').filter((line) => sizesIn(line).length > 0);

    it('shows the sizes of the files of each entry', () => {
      const folder = path.join(consumer(), 'node_modules/inventory-service-api');
      const found = Object.entries(ROWS).map(([start, sets]) => {
        const line = lines.find((one) => one.replace('| ', '').startsWith(start));
        return [start, line ? sizesIn(line) : [], sets.map((files) => sizeOf(folder, files))] as const;
      });
      expect(found.filter(([, shown, actual]) => !areAlike(shown, actual))).toEqual([]);
    });

    it('shows the size of all of it', () => {
      const { packed: archive, unpacked, files } = packed().size;
      const total = lines.find((line) => line.startsWith('In total, '))!;
      const shown = [...sizesIn(total), { size: Number(/in (\d+) files/.exec(total)![1]), rounding: 0 }];
      const actual = [archive, unpacked, files];
      expect(areAlike(shown, actual) ? actual : shown.map(({ size }) => size)).toEqual(actual);
    });

    it('shows no size that nothing is compared with', () => {
      const starts = [...Object.keys(ROWS), 'In total, '];
      expect(lines.filter((line) => !starts.some((start) => line.replace('| ', '').startsWith(start)))).toEqual([]);
    });
  });
}

/** A size that a page shows, in bytes. */
interface Shown {
  size: number;
  /** What rounding takes at most. */
  rounding: number;
}

/** The sizes in a line. */
function sizesIn(line: string): Shown[] {
  return [...line.matchAll(/(\d+)(\.\d)? (kB|MB)\b/g)].map(([, whole, decimal, unit]) => ({
    size: Number(`${whole}${decimal ?? ''}`) * UNITS[unit!]!,
    rounding: (decimal ? 0.05 : 0.5) * UNITS[unit!]!,
  }));
}

/** Whether sizes are those that are shown. */
function areAlike(shown: readonly Shown[], actual: readonly number[]): boolean {
  return (
    shown.length === actual.length &&
    shown.every(({ size, rounding }, index) => {
      return Math.abs(size - actual[index]!) <= Math.max(TOLERANCE * actual[index]!, rounding);
    })
  );
}

/** The size of files of the package: names, folders that end with a slash, all of a folder with an ending, or gzipped. */
function sizeOf(folder: string, files: readonly string[]): number {
  return files.reduce((sum, name) => {
    if (name.startsWith('gzip:')) return sum + gzipSync(readFileSync(path.join(folder, name.slice(5)))).length;
    const [parent, ending] = name.endsWith('/') ? [name, ''] : name.split('*');
    if (ending === undefined) return sum + statSync(path.join(folder, name)).size;
    const within = readdirSync(path.join(folder, parent!), { recursive: true, encoding: 'utf8' });
    const sizes = within
      .filter((file) => file.endsWith(ending))
      .map((file) => statSync(path.join(folder, parent!, file)));
    return sizes.reduce((total, stats) => total + (stats.isFile() ? stats.size : 0), sum);
  }, 0);
}
