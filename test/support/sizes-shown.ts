import { readFileSync } from 'node:fs';

/**
 * The sizes in a line of docs/contributing/benchmarks.md, in bytes.
 *
 * @param start What the line begins with.
 */
export function sizesShown(start: string): number[] {
  const line = readFileSync('docs/contributing/benchmarks.md', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(start));
  const sizes = [...(line ?? '').matchAll(/([\d.]+) kB/g)].map(([, figure]) => Math.round(Number(figure) * 1000));
  if (sizes.length === 0)
    throw new Error(`docs/contributing/benchmarks.md shows no size in a line that begins with ${start}`);
  return sizes;
}
