import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionRows } from '../../src/cli/help.ts';
import { commandNames, loadCommand } from '../../src/cli/run.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { run } from './output.ts';

const page = readFileSync('docs/command-line.md', 'utf8');
const pageOfMock = readFileSync('docs/mock.md', 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));

/** Commands of the page that show what they print. */
const examples = [...page.matchAll(/```console\n\$ npx inventory-service-api (.*)\n([\s\S]*?)```/g)].map(
  ([, command, output]) => ({
    command: command!,
    output: output!,
  }),
);

beforeAll(() => {
  const document = JSON.parse(readFileSync(shippedFile('generated/openapi.json'), 'utf8')) as OpenApiDocument;
  const fields = document.components.schemas['TaxCreate']!.properties!;
  delete fields['tax_percentage'];
  (fields['tax_type']!['enum'] as string[]).push('surcharge');
  writeFileSync(path.join(folder, 'old.json'), JSON.stringify(document));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has an example that prints something for every command that ends by itself, needs no traffic and prints no file', () => {
  expect(new Set(examples.map(({ command }) => command.split(' ')[0]))).toEqual(
    new Set(['sample', 'operations', 'diff']),
  );
});

it.each(examples)('$command prints what the page shows', async ({ command, output }) => {
  const { stdout, stderr } = await run(command.replace('old.json', path.join(folder, 'old.json')).split(' '));
  expect(stdout + stderr).toBe(output);
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
