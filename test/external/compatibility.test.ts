import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compatibilityPage, editions } from './compatibility.ts';

it('docs/contributing/compatibility.md says what the external checks say; -u writes it', async () => {
  await expect(compatibilityPage()).toMatchFileSnapshot('../../docs/contributing/compatibility.md');
});

it('docs/package.md names the same tools and documents for users', () => {
  const [, section = ''] = readFileSync('docs/package.md', 'utf8').split('\n## Generate a client\n');
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| (.*) \|$/gm)].map(([, row]) => row!.split(/ +\| /));
  const shown = rows.slice(2).map((cells) => cells.map((cell) => cell.trim()));
  const expected = editions().map(({ language, tool, document, options }) => [language, tool, document, options]);
  expect(shown.map((cells) => cells.join(' | '))).toEqual(
    expected.map((cells) => cells.join(' | ').replace(/ [\d.]+ \|/, ' |')),
  );
});
