import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../src/contract/document.ts';
import { shippedFile } from '../src/contract/node/shipped.ts';
import { buildAssets } from './assets.ts';
import { createDiagrams } from './model/diagram.ts';
import { searchEntries } from './model/search.ts';
import { createSite } from './model/site.ts';
import { createPageContext } from './views/context.ts';
import { TEXT_PAGES } from './views/layout.tsx';
import { renderPage, sitePages } from './views/pages.tsx';

/** The texts of pages, from the root of the package. */
export const TEXTS = {
  index: 'reference/pages/index.md',
  conventions: 'reference/pages/conventions.md',
  states: 'reference/pages/states.md',
  changelog: 'CHANGELOG.md',
} as const;

/** How to render the reference. */
export interface RenderOptions {
  /** The bundled document. */
  document: OpenApiDocument;
  /** Address of an event stream that tells of new builds; for development. */
  reloadFrom?: string;
}

/**
 * Renders the reference.
 *
 * @returns The content of every file by its address, pages and shared files alike.
 * @throws Error if the document lacks something that a page shows.
 */
export async function renderReference({ document, reloadFrom }: RenderOptions): Promise<Map<string, string>> {
  const site = createSite(document);
  const [assets, draw] = await Promise.all([buildAssets(searchEntries(site, TEXT_PAGES)), createDiagrams()]);
  const texts = {
    index: readText(TEXTS.index),
    conventions: readText(TEXTS.conventions),
    states: readText(TEXTS.states),
    changelog: readText(TEXTS.changelog),
  };
  const pages = sitePages(site, texts).map(({ address, ...page }): [string, string] => {
    const context = createPageContext(site, assets.addresses, draw, address);
    return [address, renderPage(context, { address, ...page }, reloadFrom)];
  });
  return new Map([...pages, ...assets.files]);
}

function readText(name: string): string {
  return readFileSync(shippedFile(name), 'utf8');
}
