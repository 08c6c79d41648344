import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps, type Step } from '../../scripts/release/release-steps.ts';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** A step that runs this script, by a shell: it starts in a fraction of the time of Node. */
function step(name: string, script: string, silent = false): Step {
  return { name, command: ['sh', '-c', script], silent };
}

it('runs every step to its end, and names those that failed', async () => {
  const failed = await runSteps(
    [
      step('passes', 'echo fine'),
      step('fails', 'echo one; echo two >&2; exit 3'),
      step('prints', 'echo "?? file.ts"', true),
      step('is silent', '', true),
      { name: 'is missing', command: ['no-such-program-here'] },
      { name: 'holds', check: () => undefined },
      { name: 'does not hold', check: () => 'One is not two.' },
      {
        name: 'throws',
        check: () => {
          throw new Error('There is no one.');
        },
      },
    ],
    tmpdir(),
  );
  expect(failed).toEqual(['fails', 'prints', 'is missing', 'does not hold', 'throws']);
  const lines = printed.map((line) => line.replace(/\d+\.\d s$/, 'TIME'));
  expect(lines.filter((line) => !line.startsWith('    ')).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '✓ passes TIME',
    '✗ fails TIME',
    '✗ prints TIME',
    '✓ is silent TIME',
    '✗ is missing TIME',
    '✓ holds TIME',
    '✗ does not hold TIME',
    '✗ throws TIME',
  ]);
  const output = lines.filter((line) => line.startsWith('    '));
  expect(output[0]!.split('\n').sort()).toEqual(['    one', '    two']);
  expect(output.slice(1)).toEqual([
    '    ?? file.ts',
    expect.stringContaining('ENOENT'),
    '    One is not two.',
    '    There is no one.',
  ]);
});

it('shows the end of what a failed step printed', async () => {
  await runSteps([step('fails', 'i=1; while [ $i -le 100 ]; do echo $i; i=$((i + 1)); done; exit 1')], tmpdir());
  expect(printed.at(-1)!.split('\n').map(Number)).toEqual(Array.from({ length: 30 }, (_, index) => 71 + index));
});
