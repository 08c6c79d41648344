import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { testAnyText, testLinearTime } from './exact-ids.ts';

/** A thousand times what takes a second in quadratic time. */
const PROGRAM = `
import { quoteIds } from './src/contract/exact-ids.ts';
const text = '{"code":0,"x' + '_ids":["\\\\""'.repeat(2_000_000);
console.log(quoteIds(text).length === text.length);
`;

it('lists of ids that have no end take linear time', () => {
  const { outputFiles } = buildSync({
    stdin: { contents: PROGRAM, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const output = execFileSync(process.execPath, ['--input-type=module'], {
    input: outputFiles[0]!.text,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(output.trim()).toBe('true');
});

testLinearTime(500_000);
testAnyText(2000);
