import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

/** The files of a folder by their addresses, without their gzipped forms. */
export function readFiles(root: string): Map<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(path.join(root, name)).isFile() && !name.endsWith('.gz'),
  );
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

/** The pages among the files of a reference. */
export const pagesOf = (all: Map<string, string>): [address: string, html: string][] =>
  [...all].filter(([address]) => address.endsWith('.html'));

/** What a page links to and loads. */
export function addressesIn(html: string): string[] {
  const markup = html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '');
  return [...markup.matchAll(/ (?:href|src|data-search)="([^"]*)"/g)].map(([, address]) =>
    address!.replaceAll('&amp;', '&'),
  );
}

/** Expects that the page for what is not found leads to files that are there, whatever address it is shown at. */
export function expectWorksAnywhere(there: ReadonlyMap<string, string>, root: string): void {
  const found = there.get('404.html')!;
  expect(found).not.toContain('<base');
  expect(found).toContain('href="#content"');
  expect(found).toContain(`data-root="${root}"`);
  const targets = addressesIn(found).filter((target) => !target.startsWith('#'));
  expect(targets.filter((target) => !target.startsWith(root) || target.startsWith('//'))).toEqual([]);
  const missing = targets.map((target) => target.slice(root.length).split('#')[0]!).filter((file) => !there.has(file));
  expect(missing).toEqual([]);
}
