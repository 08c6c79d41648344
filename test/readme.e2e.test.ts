import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsIn } from '../scripts/build/prose.ts';
import { operationsPage } from '../scripts/docs/operations-page.ts';
import { OPERATIONS_PAGE, PAGES as WRITTEN } from '../scripts/docs/pages.ts';
import { type Mock, startMock } from '../src/public/mock.ts';
import { blocks, curl, linesOf, readme } from './readme.ts';
import { hasCurl } from './support/curl.ts';
import { contract, operations } from './support/document.ts';
import { brokenLinks, linksOf, targetOf } from './support/markdown.ts';

/** The pages to which README leads for what is run here as well. */
const PAGES = {
  mock: readFileSync('docs/mock.md', 'utf8'),
  contributing: readFileSync('CONTRIBUTING.md', 'utf8'),
};

/** Pages that are not committed, as they are written. */
const unwritten: Record<string, string> = { [OPERATIONS_PAGE]: operationsPage([]) };
for (const [file, write] of Object.entries(WRITTEN)) unwritten[file] = await write();

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** Pages that people read where the repository is hosted, which has no pages that are not committed. */
const HOSTED = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'generated/coverage.md'],
  ...pagesIn('docs/contributing'),
  ...['examples/agent-tasks/README.md', 'examples/invoices/README.md', 'openapi/workflows/README.md'],
];

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
    const names = [...pagesIn('docs'), ...Object.keys(unwritten)].map((page) => path.basename(page));
    expect(names.filter((name) => name !== 'README.md' && !index.includes(`](${name})`))).toEqual([]);
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

  it.each([...new Set([...HOSTED, ...pagesIn('docs'), ...Object.keys(unwritten)])])(
    'links to files that exist: %s',
    (page) => {
      expect(brokenLinks('.', page, unwritten)).toEqual([]);
    },
  );

  it('links only to files that are committed, as do the other pages that people read before they build', () => {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    const files = listed.split('\n');
    const broken = HOSTED.flatMap((page) =>
      linksOf(readFileSync(page, 'utf8'))
        .filter((link) => !files.some((file) => `${file}/`.startsWith(`${targetOf(page, link).replace(/\/$/, '')}/`)))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});
