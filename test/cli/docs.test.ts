import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionRows } from '../../src/cli/help.ts';
import { commandNames, loadCommand } from '../../src/cli/run.ts';

const page = readFileSync('docs/command-line.md', 'utf8');
const pageOfMock = readFileSync('docs/mock.md', 'utf8');
/** Commands of the page that show what they print, which test/docs compares. */
const examples = [...page.matchAll(/```console\n\$ npx inventory-service-api (.*)\n/g)].map(([, command]) => command!);

it('has an example that prints something for every command that ends by itself, needs no traffic and prints no file', () => {
  expect(new Set(examples.map((command) => command.split(' ')[0]))).toEqual(new Set(['sample', 'operations', 'diff']));
});

/** The rows of the first table below a heading of a page. */
function tableBelow(text: string, heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const rows = table.trimEnd().split('\n').slice(2);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}

describe('docs', () => {
  it('list the commands with their summaries', async () => {
    const commands = await Promise.all(commandNames.map(loadCommand));
    expect(tableBelow(page.replace(/^# .*\n/, '\n## Commands\n'), 'Commands')).toEqual(
      commands.map(({ name, summary }) => [`[\`${name}\`](#${name})`, summary]),
    );
  });

  it.each(commandNames)('list the options of %s as its help does', async (name) => {
    const { operands = [], options } = await loadCommand(name);
    const rows = [
      ...operands.map((operand) => ({ usage: operand.name, fallback: '', ...operand })),
      ...optionRows(options),
    ];
    const table = name === 'mock' ? tableBelow(pageOfMock, 'On the command line') : tableBelow(page, name);
    expect(table).toEqual(
      rows.map(({ usage, description, fallback }) => [`\`${usage.replaceAll('|', '\\|')}\``, description, fallback]),
    );
  });
});
