import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { OpenApiDocument } from '../../src/contract/index.ts';
import { createSite, operationLink, type Resource, resourceLink, type Site } from '../model/site.ts';
import { type FixedPage, fixedPages } from '../registry.tsx';
import { readText } from '../texts.ts';
import { Layout } from './layout.tsx';
import { OperationPage } from './operation.tsx';
import { type PageContext, PageProvider, usePage } from './page-context.ts';
import { ResourcePage } from './resource.tsx';
import { TextWithContents } from './text-page.tsx';

/** A page of the site. */
export interface SitePage {
  /** From the root of the site. */
  address: string;
  title: string;
  /** One sentence, for search engines. */
  description: string;
  /** The resource that it belongs to. */
  resource?: Resource;
  /** True if the page is served for any address, so that its links start at the root of the origin. */
  isAnywhere?: boolean;
  content: VNode;
}

/**
 * Lists the pages of a site.
 *
 * @throws Error if a text names a value that does not exist.
 */
export function sitePages(site: Site): SitePage[] {
  return [
    ...fixedPages(site).map((page) => ({ ...page, content: contentOf(page, site) })),
    ...site.resources.map((resource) => ({
      address: resourceLink(resource),
      title: resource.name,
      description: firstSentence(resource.description),
      resource,
      content: <ResourcePage resource={resource} />,
    })),
    ...site.resources.flatMap((resource) =>
      resource.operations.map((operation) => ({
        address: operationLink(operation),
        title: operation.summary,
        description: `${operation.method.toUpperCase()} ${operation.path}: ${firstSentence(operation.description || `${operation.summary}.`)}`,
        resource,
        content: <OperationPage operation={operation} resource={resource} />,
      })),
    ),
  ];
}

/** The addresses of the pages that the site of a document has, without rendering them. */
export function pageAddresses(document: OpenApiDocument, isLatest: boolean): ReadonlySet<string> {
  const site = createSite(document, new Map());
  const own = { version: 'own', has: () => true };
  const versions = isLatest ? [own] : [{ ...own, version: 'latest' }, own];
  const fixed = fixedPages({ edition: { version: 'own', versions, differences: undefined } });
  return new Set([
    ...fixed.map(({ address }) => address),
    ...site.resources.map(resourceLink),
    ...site.operations.map(operationLink),
  ]);
}

function firstSentence(text: string): string {
  return (
    text
      .replaceAll(/[`*]/g, '')
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=\.) /)[0] ?? ''
  );
}

function contentOf({ source, text, beside, view }: FixedPage, site: Site): VNode {
  if (source === undefined) return <>{view?.(site)}</>;
  const read = readText(source, site);
  return (
    <article class={beside ? 'page home' : 'page'}>
      {text?.(read) ?? <TextWithContents text={read} beside={beside?.()} />}
      {view?.(site)}
    </article>
  );
}

/** The page that a web server sends for an address that does not exist. */
export function notFoundPage(): SitePage {
  return {
    address: '404.html',
    title: 'Page not found',
    description: "This page doesn't exist.",
    isAnywhere: true,
    content: <NotFound />,
  };
}

/** The pages that lead to all others. */
const MAIN = new Set(['index.html', 'conventions.html', 'states.html', 'coverage.html', 'guides/first-invoice.html']);

/** Where to go from a page that does not exist. The script adds what the address may have meant. */
function NotFound(): VNode {
  const { site, link } = usePage();
  const pages = fixedPages(site).filter(({ address }) => MAIN.has(address));
  return (
    <>
      <div class="crumbs row tiny quiet">
        <nav class="bare-links" aria-label="Breadcrumb">
          <a href={link('index.html')}>Reference</a> <span aria-hidden="true">/</span> Page not found
        </nav>
      </div>
      <article class="page not-found">
        <h1>Page not found</h1>
        <p>
          This page doesn't exist. Search for it, or go to <a href={link('index.html')}>the start page</a>.
        </p>
        <form class="line" role="search" data-search-form hidden>
          <input type="search" aria-label="Search the reference" placeholder="What are you looking for?" />
          <button type="submit" class="primary">
            Search
          </button>
        </form>
        <section data-guesses aria-live="polite" hidden />
        <h2>Main pages</h2>
        <ul>
          {pages.map(({ address, title, description }) => (
            <li>
              <a href={link(address)}>{title}</a>: {description}
            </li>
          ))}
        </ul>
      </article>
    </>
  );
}

interface SiteOptions {
  /** Address that is asked whether a page is to be loaded again; for development. */
  reloadFrom?: string | undefined;
  /** The one address of the page, if it is known. */
  url?: string | undefined;
}

/** Renders a page to HTML. */
export function renderPage(
  context: PageContext,
  { title, description, resource, isAnywhere = false, content }: SitePage,
  { reloadFrom, url }: SiteOptions = {},
): string {
  const page = (
    <PageProvider value={context}>
      <Layout
        title={title}
        description={description}
        resource={resource}
        isAnywhere={isAnywhere}
        reloadFrom={reloadFrom}
        url={isAnywhere ? undefined : url}
      >
        {content}
      </Layout>
    </PageProvider>
  );
  return `<!doctype html>${renderToString(page)}\n`;
}
