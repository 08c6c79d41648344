import type { OpenApiDocument } from '../src/contract/index.ts';
import { buildAssets, type FileContent } from './assets.ts';
import { escapeHtml } from './highlight.ts';
import { machineFiles } from './machines.ts';
import { runWorkflows } from './model/guides/run-guide.ts';
import type { History } from './model/operation-history.ts';
import { searchEntries, type TextPage } from './model/search-entries.ts';
import { createSite, type Site } from './model/site.ts';
import { trySandbox } from './model/tried/try-sandbox.ts';
import { plainPages } from './plain/plain-pages.ts';
import { FIXED_PAGES, GUIDES } from './registry.tsx';
import { createMarkdown } from './render-markdown.ts';
import { readText, splitAtSteps, workflowsOf } from './texts.ts';
import { createPageContext } from './views/page-context.ts';
import { notFoundPage, renderPage, sitePages } from './views/pages.tsx';
import { stepAnchor, stepTitle } from './views/steps.tsx';

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
}: RenderOptions): Promise<Map<string, FileContent>> {
  const workflows = await runWorkflows(document, FIXED_PAGES.flatMap(workflowsOf));
  const documents = ['openapi.json', ...downloads.keys()];
  const untried = createSite(document, workflows);
  const site: Site = { ...untried, ...(await trySandbox(untried)), documents, history };
  const assets = await buildAssets({ entries: searchEntries(site, textPages(site)), sandbox });
  const pages = sitePages(site);
  const plain = plainPages(site);
  const rendered = [...pages, notFoundPage()].map(({ address, ...page }): [string, string] => {
    const root = page.isAnywhere ? new URL(baseUrl ?? '/', 'http://localhost').pathname : undefined;
    const context = createPageContext(site, assets.addresses, address, root);
    return [address, renderPage(context, { address, ...page }, { reloadFrom, baseUrl })];
  });
  return new Map<string, FileContent>([
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
  return FIXED_PAGES.filter(({ group, source }) => group === undefined || source !== undefined).map(
    ({ group, address, title, description, source }) => ({
      kind: group === GUIDES ? 'guide' : 'text',
      address,
      title,
      html: source === undefined ? description : withSteps(markdown.blocks(readText(source, site)), site),
    }),
  );
}

/** A text with the headings and descriptions of its steps. */
function withSteps(html: string, { workflows }: Site): string {
  return splitAtSteps(html)
    .map(({ text, workflow }) => {
      const steps = workflow === undefined ? [] : workflows.get(workflow)!;
      const sections = steps.map((ran) => {
        const description = `<p>${escapeHtml(ran.step.description)}</p>`;
        return `<h3 id="${stepAnchor(workflow!, ran)}">${escapeHtml(stepTitle(ran))}</h3>${description}`;
      });
      return text + sections.join('');
    })
    .join('');
}
