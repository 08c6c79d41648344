import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from '../../scripts/build/extensions.ts';
import { extensionsPage } from '../../scripts/docs/extensions-page.ts';
import { walk } from '../../src/contract/walk.ts';
import { contract } from '../support/document.ts';

/** Folders of code, by what the page calls them. */
const READERS = {
  'src/mcp': 'tools for agents',
  'verifier/verify': 'verifier',
  'src/mock': 'mock',
  sandbox: 'sandbox',
  'src/cli': 'command line',
  reference: 'reference',
};

describe('the page of extensions', () => {
  it('has a schema that validators take, and that takes the example', () => {
    const { $defs } = JSON.parse(/```json\n([\s\S]*?)```/.exec(extensionsPage())![1]!) as {
      $defs: Record<string, object>;
    };
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

  it('is named by the document, and with what the marks mean by the style guide and the coverage', () => {
    expect((contract as { info: { description: string } }).info.description).toContain('`docs/extensions.md`');
    for (const file of ['docs/contributing/style.md', 'generated/coverage.md'])
      expect(readFileSync(file, 'utf8')).toContain('/package.md#what-the-document-marks)');
  });
});
