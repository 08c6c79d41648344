import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandNames, loadCommand } from '../../src/cli/run.ts';

const page = readFileSync('docs/command-line.md', 'utf8');
/** Commands of the page that show what they print, which test/docs compares. */
const examples = [...page.matchAll(/```console\n\$ npx inventory-service-api (.*)\n/g)].map(([, command]) => command!);

it('has an example that prints something for every command that ends by itself, needs no traffic and prints no file', () => {
  expect(new Set(examples.map((command) => command.split(' ')[0]))).toEqual(new Set(['sample', 'operations']));
});

/** The rows of the first table of a page. */
function firstTable(text: string): string[][] {
  const [table = ''] = /(?:^\|.*\n)+/m.exec(text) ?? [];
  const rows = table.trimEnd().split('\n').slice(2);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}

describe('docs', () => {
  it('list the commands with their summaries, and lead to their options', async () => {
    const commands = await Promise.all(commandNames.map(loadCommand));
    expect(firstTable(page)).toEqual(
      commands.map(({ name, summary }) => [`[\`${name}\`](options.md#${name})`, summary]),
    );
  });

  it('list the commands that take a document of another API', async () => {
    const commands = await Promise.all(commandNames.map(loadCommand));
    const taking = commands.filter(({ options }) => Object.hasOwn(options, 'document')).map(({ name }) => name);
    const [, section = ''] = readFileSync('docs/verifier.md', 'utf8').split('\n## Check another API\n\n');
    const [sentence = ''] = section.split('\n\n');
    const named = [...sentence.matchAll(/`(\w[\w-]*)`/g)].map(([, name]) => name!);
    expect(named.sort()).toEqual(taking.sort());
  });
});
