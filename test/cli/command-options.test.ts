import { expect, it } from 'vitest';
import { parseOptions } from '../../src/cli/command-options.ts';

const OPTIONS = { port: { type: 'string' }, quiet: { type: 'boolean' } } as const;

it.each<[args: string[], port: string | undefined, operands: string[]]>([
  [['--port', '-5'], '-5', []],
  [['--port=-5'], '-5', []],
  [['--', '--port', '-5'], undefined, ['--port', '-5']],
  [['--port', '1', '--', '-5'], '1', ['-5']],
])('%j', (args, port, operands) => {
  const { values, positionals } = parseOptions(args, OPTIONS, ['[file]...']);
  expect([values.port, positionals]).toEqual([port, operands]);
});

it.each([[['--quiet', '-5']], [['-5']]])('a negative number is no operand, and no value of a switch: %j', (args) => {
  expect(() => parseOptions(args, OPTIONS, ['[file]...'])).toThrow('Unknown option -5.');
});
