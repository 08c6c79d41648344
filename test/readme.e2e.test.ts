import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsIn } from '../scripts/build/prose.ts';
import { type Mock, startMock } from '../src/public/mock.ts';
import { blocks, curl, linesOf, readme } from './readme.ts';
import { hasCurl } from './support/curl.ts';
import { contract, operations } from './support/document.ts';
import { brokenLinks } from './support/markdown.ts';

/** The pages to which README leads for what is run here as well. */
const PAGES = {
  mock: readFileSync('docs/mock.md', 'utf8'),
  contributing: readFileSync('CONTRIBUTING.md', 'utf8'),
};

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(async () => {
  await mock.close();
});

describe('README', () => {
  it('leads to every page of docs through its index', () => {
    expect(readme).toContain('](docs/README.md)');
    const index = readFileSync('docs/README.md', 'utf8');
    const names = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('leads contributors to every page for them', () => {
    expect(readme).toContain('](CONTRIBUTING.md)');
    const unnamed = readdirSync('docs/contributing').filter(
      (name) => !PAGES.contributing.includes(`](docs/contributing/${name})`),
    );
    expect(unnamed).toEqual([]);
  });

  it('states facts that are true', async () => {
    const [, operationCount, resourceCount, version] =
      /^(\d+) operations · (\d+) resources · client \d+ kB gzipped, no dependencies · MIT · (\S+)$/m.exec(readme)!;
    expect(Number(operationCount)).toBe(operations.length);
    expect(Number(resourceCount)).toBe(contract.tags!.length);
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
    expect([manifest['version'], manifest['license'], manifest['dependencies']]).toEqual([version, 'MIT', undefined]);
  });

  it('names the tarball of this version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(blocks('Start', 'sh').join()).toContain(`dist/package/inventory-service-api-${version}.tgz\n`);
  });

  it.skipIf(!hasCurl)('leads to commands for the mock that it answers', async () => {
    const commands = linesOf(blocks('Start the mock', 'sh', PAGES.mock), 'curl ');
    expect(commands).toHaveLength(2);
    const [listed, refused] = await Promise.all(commands.map((command) => curl(command, mock.url)));
    expect(JSON.parse(listed!)).toMatchObject({ code: 0, taxes: expect.any(Array) });
    expect(refused).toContain('HTTP/1.1 400');
    expect(refused).toContain('item_type must be inventory, sales, purchases, or sales_and_purchases');
  });

  it('leads to a change of the contract in words that the build accepts', () => {
    const added = blocks('Change the contract', 'diff', PAGES.contributing).flatMap(
      (diff) => diff.match(/^\+.*$/gm) ?? [],
    );
    expect(added.length).toBeGreaterThan(0);
    expect(findingsIn('change.md', added.map((line) => line.slice(1).trim()).join('\n\n'))).toEqual([]);
  });

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...['docs', 'docs/contributing'].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/${name}`),
    ),
    'examples/agent-tasks/README.md',
    'examples/invoices/README.md',
  ])('links to files that exist: %s', (page) => {
    expect(brokenLinks('.', page)).toEqual([]);
  });
});
