import { beforeAll, expect, it } from 'vitest';
import { type Pages, readPages } from '../../src/mcp/pages.ts';
import { renderedReference } from '../reference/rendered.ts';
import { operations } from '../support/document.ts';

let pages: Pages;
beforeAll(async () => {
  pages = readPages(Object.fromEntries(await renderedReference()));
});

it('lists the guides, every resource and the states, each with a text', () => {
  const names = pages.listed.map(({ name }) => name);
  const resources = new Set(operations.map(({ tag }) => `resources/${tag.toLowerCase().replaceAll(' ', '-')}`));
  expect(names).toEqual(expect.arrayContaining(['index', 'conventions', 'states', 'rules', ...resources]));
  expect([...pages.guides.keys()]).toEqual(expect.arrayContaining(['first-invoice', 'order-to-cash', 'testing']));
  for (const { text, title } of pages.listed) expect([title, text.startsWith('# ')]).toEqual([title, true]);
});

it('has the page of every operation', () => {
  for (const { id } of operations)
    expect(pages.at(`reference:///operations/${id}.md`).text).toContain(`Operation: \`${id}\``);
});

it('has no link between pages that leads nowhere', () => {
  const ofOperations = operations.map(({ id }) => pages.at(`reference:///operations/${id}.md`));
  const links = [...pages.listed, ...ofOperations]
    .filter(({ name }) => name !== 'changelog')
    .flatMap(({ uri, text }) =>
      [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!\w+:)([^)#]+\.md)/g)].map(
        ([, link]) => new URL(link!, uri).href,
      ),
    );
  expect(links.length).toBeGreaterThan(1000);
  for (const uri of new Set(links)) expect(pages.at(uri).uri).toBe(uri);
});
