import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { operationLink, type Resource, resourceLink, type Site } from '../model/site.ts';
import { stateModels } from '../model/states.ts';
import { type PageContext, PageProvider } from './context.ts';
import { CoveragePage } from './coverage.tsx';
import { Layout } from './layout.tsx';
import { OperationPage } from './operation.tsx';
import { ResourcePage, SharedSchemasPage } from './resource.tsx';
import { States } from './states.tsx';
import { Blocks } from './text.tsx';

/** A page of the site. */
export interface SitePage {
  /** From the root of the site. */
  address: string;
  title: string;
  /** One sentence, for search engines. */
  description: string;
  /** The resource that it belongs to. */
  resource?: Resource;
  content: VNode;
}

/** The texts that are written in Markdown. */
export interface Texts {
  index: string;
  conventions: string;
  states: string;
  changelog: string;
}

/** Where the mock of the getting-started page listens. */
const MOCK_URL = 'http://127.0.0.1:4010/inventory/v1';

/**
 * Lists the pages of a site.
 *
 * @throws Error if a text names a value that there is none of.
 */
export function sitePages(site: Site, texts: Texts): SitePage[] {
  const values = {
    operations: String(site.operations.length),
    resources: String(site.resources.length),
    servers: serverTable(site),
    mock: MOCK_URL,
  };
  const text = (name: keyof Texts): VNode => <Blocks text={fillIn(texts[name], values)} />;
  return [
    {
      address: 'index.html',
      title: 'Getting started',
      description: 'What the API is, and how to make the first call.',
      content: <article class="page">{text('index')}</article>,
    },
    {
      address: 'conventions.html',
      title: 'Conventions',
      description: 'What holds for every operation.',
      content: <article class="page">{text('conventions')}</article>,
    },
    {
      address: 'states.html',
      title: 'States and transitions',
      description: 'The states of each record, and what leads to them.',
      content: (
        <article class="page">
          {text('states')}
          <States models={stateModels(site)} />
        </article>
      ),
    },
    {
      address: 'coverage.html',
      title: 'Coverage',
      description: 'What is documented of each operation, and what is not.',
      content: <CoveragePage />,
    },
    {
      address: 'changelog.html',
      title: 'Changelog',
      description: 'What has changed.',
      content: <article class="page">{text('changelog')}</article>,
    },
    {
      address: 'schemas.html',
      title: 'Shared schemas',
      description: 'Schemas that several resources use.',
      content: <SharedSchemasPage />,
    },
    ...site.resources.map((resource) => ({
      address: resourceLink(resource),
      title: resource.name,
      description: `${resource.name}: operations and schemas.`,
      resource,
      content: <ResourcePage resource={resource} />,
    })),
    ...site.resources.flatMap((resource) =>
      resource.operations.map((operation) => ({
        address: operationLink(operation),
        title: operation.object.summary,
        description: `${operation.method.toUpperCase()} ${operation.path}`,
        resource,
        content: <OperationPage operation={operation} resource={resource} />,
      })),
    ),
  ];
}

/** Renders a page to HTML. */
export function renderPage(
  context: PageContext,
  { title, description, resource, content }: SitePage,
  reloadFrom?: string,
): string {
  const page = (
    <PageProvider value={context}>
      <Layout title={title} description={description} resource={resource} reloadFrom={reloadFrom}>
        {content}
      </Layout>
    </PageProvider>
  );
  return `<!doctype html>${renderToString(page)}\n`;
}

function serverTable({ document }: Site): string {
  const rows = document.servers.flatMap(({ url, variables = {} }) =>
    Object.entries(variables).flatMap(([name, { enum: values = [] }]) =>
      values.map((value) => `| \`${value}\` | \`${url.replace(`{${name}}`, value)}\` |`),
    ),
  );
  return ['| top-level domain | address |', '|---|---|', ...rows].join('\n');
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`A page of reference/pages names {{${name}}}. There are ${Object.keys(values).join(', ')}.`);
    return value;
  });
}
