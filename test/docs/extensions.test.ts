import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from '../../scripts/build/extensions.ts';
import { walk } from '../../src/contract/walk.ts';
import { contract } from '../support/document.ts';

const PAGE = 'docs/extensions.md';
const MARKER = '<!-- Made from scripts/build/extensions.ts: npx vitest run test/docs/extensions.test.ts -u -->\n';

/** Folders of code, by what the page calls them. */
const READERS = {
  'src/mcp': 'tools for agents',
  'verifier/verify': 'verifier',
  'src/mock': 'mock',
  sandbox: 'sandbox',
  'src/cli': 'command line',
  reference: 'reference',
};

/** The page: what is written by hand, and below it what is made from the schemas. */
function page(): string {
  const [byHand] = readFileSync(PAGE, 'utf8').split(MARKER);
  return `${byHand}${MARKER}\n${extensionTable()}\n\n## Their schemas\n\nIn JSON Schema 2020-12.\n\n\`\`\`\n${schemas()}\n\`\`\`\n`;
}

function extensionTable(): string {
  const rows = Object.entries(EXTENSIONS).map(([name, { says, places, example, readers, isMade }]) => [
    `\`${name}\``,
    places.join(', '),
    isMade ? `${says} The build writes it.` : says,
    `\`${JSON.stringify(example)}\``,
    readers,
  ]);
  return table([['extension', 'where', 'meaning', 'example', 'read by'], ...rows]);
}

/** A Markdown table whose columns are aligned. */
function table([header, ...rows]: string[][]): string {
  const widths = header!.map((_, column) => Math.max(...[header!, ...rows].map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(header!), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** One schema in which each extension has a line of `$defs`. */
function schemas(): string {
  const lines = Object.entries(EXTENSIONS).map(([name, { schema }]) => `    "${name}": ${JSON.stringify(schema)}`);
  return `{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "$defs": {\n${lines.join(',\n')}\n  }\n}`;
}

describe('the page of extensions', () => {
  it('is made of their schemas; -u writes it', async () => {
    await expect(page()).toMatchFileSnapshot(`../../${PAGE}`);
  });

  it('has a schema that validators take, and that takes the example', () => {
    const { $defs } = JSON.parse(/```\n([\s\S]*?)```/.exec(page())![1]!) as { $defs: Record<string, object> };
    const ajv = new Ajv2020({ strictTypes: false });
    for (const [name, schema] of Object.entries($defs)) {
      const validate = ajv.compile(schema);
      expect(validate(EXTENSIONS[name]!.example), name).toBe(true);
    }
  });

  it('has no extension that the contract could do without, except for evidence and deprecation', () => {
    const used = new Set([...walk(contract)].flatMap(({ node }) => Object.keys(node)));
    expect(Object.keys(EXTENSIONS).filter((name) => !used.has(name))).toEqual(['x-observed', 'x-sunset']);
  });

  it('names every part of the package that reads an extension', () => {
    const unnamed = Object.entries(READERS).flatMap(([folder, reader]) => {
      const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.[jt]sx?$/.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
        .join('\n');
      const read = Object.keys(EXTENSIONS).filter((name) => code.includes(`'${name}'`));
      expect(read, folder).not.toEqual([]);
      return read
        .filter((name) => !EXTENSIONS[name]!.readers.split(', ').includes(reader))
        .map((name) => `${name} ${reader}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('is named by the document, the style guide, the list of pages and the coverage', () => {
    expect((contract as { info: { description: string } }).info.description).toContain('`docs/extensions.md`');
    for (const file of ['docs/contributing/style.md', 'docs/README.md'])
      expect(readFileSync(file, 'utf8')).toMatch(/\]\((\.\.\/)?extensions\.md/);
    expect(readFileSync('generated/coverage.md', 'utf8')).toContain('](../docs/extensions.md');
  });
});
