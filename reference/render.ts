import type { OpenApiDocument } from '../src/contract/document.ts';
import { operationsOf } from '../src/contract/operations.ts';
import { buildAssets } from './assets.ts';
import { machineFiles } from './machines.ts';
import { createMarkdown } from './markdown.ts';
import type { History } from './model/history.ts';
import { searchEntries, type TextPage } from './model/search.ts';
import { createSite, type Site } from './model/site.ts';
import { findTrials } from './model/trial.ts';
import { plainPages } from './plain/pages.ts';
import { FIXED_PAGES } from './registry.tsx';
import { readText } from './texts.ts';
import { createPageContext } from './views/context.ts';
import { notFoundPage, renderPage, sitePages } from './views/pages.tsx';

/** How to render the reference. */
export interface RenderOptions {
  /** The bundled document. */
  document: OpenApiDocument;
  /** The script of the sandbox, which lets pages answer their own calls; without it, they need a server. */
  sandbox?: string;
  /** The document in further forms, by the addresses that they have in the site. */
  downloads?: ReadonlyMap<string, string>;
  /** What has changed since the last release, which pages of operations say. */
  history?: History;
  /** Where the site will be, with a slash at the end. Pages name their address then, and there is a map of the site. */
  baseUrl?: string;
  /** Address of an event stream that announces new builds; for development. */
  reloadFrom?: string;
}

/**
 * Renders the reference.
 *
 * @returns The content of every file by its address, pages and shared files alike.
 * @throws Error if the document lacks something that a page shows.
 */
export async function renderReference({
  document,
  sandbox,
  downloads = new Map(),
  history,
  baseUrl,
  reloadFrom,
}: RenderOptions): Promise<Map<string, string>> {
  const trials = sandbox === undefined ? undefined : await findTrials(document, operationsOf(document));
  const documents = ['openapi.json', ...downloads.keys()];
  const site: Site = { ...createSite(document, trials), documents, history };
  const assets = await buildAssets(searchEntries(site, textPages(site)), sandbox);
  const pages = sitePages(site);
  const plain = plainPages(site);
  const rendered = [...pages, notFoundPage()].map(({ address, ...page }): [string, string] => {
    const context = createPageContext(site, assets.addresses, address);
    return [address, renderPage(context, { address, ...page }, { reloadFrom, baseUrl })];
  });
  return new Map([
    ...rendered,
    ...plain,
    ...assets.files,
    ['openapi.json', JSON.stringify(document)],
    ...downloads,
    ...machineFiles({ title: document.info.title, pages, plain, documents, baseUrl }),
  ]);
}

/** The pages of text as plain HTML, for the search. */
function textPages(site: Site): TextPage[] {
  const markdown = createMarkdown(() => undefined);
  return FIXED_PAGES.filter(({ group }) => group === undefined).map(({ address, title, description, source }) => ({
    address,
    title,
    html: source === undefined ? description : markdown.blocks(readText(source, site)),
  }));
}
