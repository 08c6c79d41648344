import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commandStep, runSteps, type Step } from '../../scripts/lib/steps.ts';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

/** A step that runs this script, by a shell: it starts in a fraction of the time of Node. */
const step = (name: string, script: string): Step => commandStep(name, tmpdir(), 'sh', '-c', script);

it('runs every step to its end, and names those that failed', async () => {
  const failed = await runSteps([
    step('passes', 'echo fine'),
    step('fails', 'echo one; echo two >&2; exit 3'),
    commandStep('is missing', tmpdir(), 'no-such-program-here'),
    { name: 'holds', check: () => undefined },
    { name: 'does not hold', check: async () => 'One is not two.' },
    {
      name: 'throws',
      check: () => {
        throw new Error('There is no one.');
      },
    },
  ]);
  expect(failed).toEqual(['fails', 'is missing', 'does not hold', 'throws']);
  const lines = printed.map((line) => line.replace(/\d+\.\d s$/, 'TIME'));
  expect(lines.map((line) => (line.startsWith('    ') ? line : line.replaceAll(/ +/g, ' ')))).toEqual([
    '✓ passes TIME',
    '✗ fails TIME',
    '    one\n    two',
    '✗ is missing TIME',
    expect.stringContaining('ENOENT'),
    '✓ holds TIME',
    '✗ does not hold TIME',
    '    One is not two.',
    '✗ throws TIME',
    '    There is no one.',
  ]);
});

it('runs several at once, and prints them in order', async () => {
  const order: string[] = [];
  const wait = (name: string, until?: Promise<unknown>): Step & { ended: Promise<void> } => {
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const check = async (): Promise<undefined> => {
      await until;
      order.push(name);
      end();
    };
    return { name, check, ended };
  };
  const second = wait('second');
  const first = wait('first', second.ended);
  expect(await runSteps([first, second, wait('third')], 2)).toEqual([]);
  expect(order.slice(0, 2)).toEqual(['second', 'first']);
  expect(printed.map((line) => line.split(/ +/)[1])).toEqual(['first', 'second', 'third']);
});

it('shows the end of what a failed step printed', async () => {
  await runSteps([step('fails', 'i=1; while [ $i -le 100 ]; do echo $i; i=$((i + 1)); done; exit 1')]);
  expect(printed.at(-1)!.split('\n').map(Number)).toEqual(Array.from({ length: 30 }, (_, index) => 71 + index));
});
