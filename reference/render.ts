import type { OpenApiDocument } from '../src/contract/index.ts';
import { buildAssets, type FileContent } from './assets.ts';
import { escapeHtml } from './highlight.ts';
import { machineFiles } from './machines.ts';
import { type Edition, isEarlier, latestOf } from './model/edition.ts';
import { runWorkflows } from './model/guides/run-guide.ts';
import type { History } from './model/operation-history.ts';
import { searchEntries, type TextPage } from './model/search-entries.ts';
import { createSite, type Site } from './model/site.ts';
import { trySandbox } from './model/tried/try-sandbox.ts';
import { fullTexts } from './plain/full-texts.ts';
import { canonicalUrl } from './plain/plain-links.ts';
import { plainPages } from './plain/plain-pages.ts';
import { FIXED_PAGES, fixedPages, GUIDES } from './registry.tsx';
import { createMarkdown } from './render-markdown.ts';
import { readText, splitAtSteps, workflowsOf } from './texts.ts';
import { createPageContext } from './views/page-context.ts';
import { notFoundPage, renderPage, sitePages } from './views/pages.tsx';
import { stepAnchor, stepTitle } from './views/steps.tsx';

export interface RenderOptions {
  /** The bundled document. */
  document: OpenApiDocument;
  /** The script of the sandbox, which lets pages answer their own calls; without it, they need a server. */
  sandbox?: string;
  /** The document in further forms, by the addresses that they have in the site. */
  downloads?: ReadonlyMap<string, string>;
  /** Evidence in Markdown, as written by `evidence show --format markdown`. */
  observed?: string | undefined;
  /** Changes since the last release, shown on operation pages. */
  history?: History;
  /** Version of the site, if sites of several versions stand side by side, each in a folder named after its version. */
  edition?: Edition;
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
  observed,
  history,
  edition,
  baseUrl,
  reloadFrom,
}: RenderOptions): Promise<Map<string, FileContent>> {
  const known = { documents: ['openapi.json', ...downloads.keys()], observed, history, edition };
  const site = isEarlier(edition) ? ofItsDocument(document, known) : await ofToday(document, known);
  const assets = await buildAssets({ entries: searchEntries(site, textPages(site)), sandbox });
  const pages = sitePages(site);
  const plain = plainPages(site);
  const urlOf = urls(edition, baseUrl);
  const rendered = [...pages, notFoundPage()].map(({ address, ...page }): [string, string] => {
    const root = page.isAnywhere ? rootOf(edition, baseUrl) : undefined;
    const context = createPageContext(site, assets.addresses, address, root);
    return [address, renderPage(context, { address, ...page }, { reloadFrom, url: urlOf(address) })];
  });
  const there = new Set([...rendered.map(([address]) => address), ...plain.keys()]);
  const linked = ([address, text]: [string, string]): [string, string] => [
    address,
    isEarlier(edition) ? leadingOn(text, address, there, latestOf(edition).version) : text,
  ];
  return new Map<string, FileContent>([
    ...rendered.map(linked),
    ...[...plain].map(linked),
    ...assets.files,
    ['openapi.json', JSON.stringify(document)],
    ...downloads,
    ...machineFiles({
      title: document.info.title,
      pages,
      fullTexts: fullTexts(site, plain),
      documents: site.documents,
      // Search engines are led to the latest version alone.
      baseUrl: isEarlier(edition) ? undefined : baseUrl,
    }),
  ]);
}

type Known = Pick<Site, 'documents' | 'observed' | 'history' | 'edition'>;

/** A site with what guides and sandbox show of its document. */
async function ofToday(document: OpenApiDocument, known: Known): Promise<Site> {
  const workflows = await runWorkflows(document, FIXED_PAGES.flatMap(workflowsOf));
  const untried = createSite(document, workflows);
  return { ...untried, ...(await trySandbox(untried)), ...known };
}

/** A site of an earlier version: what the sandbox does today says nothing of it. */
function ofItsDocument(document: OpenApiDocument, known: Known): Site {
  return { ...createSite(document, new Map()), assumptions: new Map(), ...known };
}

/** The path of a site, with a slash at the end. */
function rootOf(edition: Edition | undefined, baseUrl: string | undefined): string {
  if (baseUrl !== undefined) return new URL(baseUrl).pathname;
  return edition ? `/${edition.version}/` : '/';
}

/** The one address of each page, if it is known: of an earlier version that of the latest, where that has the page. */
function urls(edition: Edition | undefined, baseUrl: string | undefined): (address: string) => string | undefined {
  if (baseUrl === undefined) return () => undefined;
  if (!isEarlier(edition)) return (address) => canonicalUrl(baseUrl, address);
  const latest = latestOf(edition);
  const latestUrl = new URL(`../${latest.version}/`, baseUrl).href;
  return (address) => canonicalUrl(latest.has(address) ? latestUrl : baseUrl, address);
}

/** Lets links of an earlier version to pages that it has not lead to those of the latest. */
function leadingOn(text: string, address: string, there: ReadonlySet<string>, latest: string): string {
  return text.replaceAll(/(href="|\]\()(?!\w+:)([^"#)\s]+\.(?:html|md))/g, (all, before: string, link: string) => {
    const target = new URL(link, `http://site/here/${address}`).pathname;
    if (!target.startsWith('/here/') || there.has(target.slice('/here/'.length))) return all;
    return `${before}${'../'.repeat(address.split('/').length)}${latest}/${target.slice('/here/'.length)}`;
  });
}

/** The pages of text as plain HTML, for the search. */
function textPages(site: Site): TextPage[] {
  const markdown = createMarkdown(() => undefined);
  return fixedPages(site)
    .filter(({ group, source }) => group === undefined || source !== undefined)
    .map(({ group, address, title, description, source }) => ({
      kind: group === GUIDES ? 'guide' : 'text',
      address,
      title,
      description,
      html: source === undefined ? '' : withSteps(markdown.blocks(readText(source, site)), site),
    }));
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
