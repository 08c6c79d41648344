import type { ComponentChildren, VNode } from 'preact';
import type { Resource } from '../model/site.ts';
import { operationLink, resourceLink } from '../model/site.ts';
import { FIXED_PAGES, type FixedPage } from '../registry.tsx';
import { usePage } from './context.ts';
import { Method } from './text.tsx';

/** Sets the theme before the first paint, and says that scripts run. */
const HEAD_SCRIPT =
  "document.documentElement.classList.add('js');try{document.documentElement.dataset.theme=localStorage.getItem('theme')||''}catch{}";

/** The headings of the navigation after the resources. */
const PAGE_GROUPS = new Set(FIXED_PAGES.flatMap(({ group }) => group ?? []));

interface LayoutProps {
  title: string;
  description: string;
  /** The resource whose operations the navigation lists. */
  resource?: Resource | undefined;
  /** Address that is asked whether the page is to be loaded again; for development. */
  reloadFrom?: string | undefined;
  children: ComponentChildren;
}

/** A complete page around its content. */
export function Layout({ title, description, resource, reloadFrom, children }: LayoutProps): VNode {
  const { site, assets, link } = usePage();
  const { info } = site.document;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${info.title}`}</title>
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link rel="stylesheet" href={link(assets.style)} />
        <script
          defer
          src={link(assets.script)}
          data-root={link('')}
          data-search={link(assets.searchIndex)}
          data-reload={reloadFrom}
        />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <header class="top">
          <button type="button" class="menu" popovertarget="navigation">
            Menu
          </button>
          <a class="brand" href={link('index.html')}>
            {info.title} <span class="version">{info.version}</span>
          </a>
          <div class="tools">
            <button type="button" class="search-button" data-search-open hidden>
              <span>Search</span> <kbd>/</kbd>
            </button>
            <button type="button" class="theme-button" data-theme-switch hidden>
              ◐
            </button>
          </div>
        </header>
        <div class="frame">
          <Navigation current={resource} />
          <main id="content" tabindex={-1}>
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}

function Navigation({ current }: { current: Resource | undefined }): VNode {
  const { site } = usePage();
  return (
    <nav id="navigation" class="navigation" aria-label="Pages" popover="auto">
      <ul>{FIXED_PAGES.filter(({ group }) => group === undefined).map(pageEntry)}</ul>
      {site.groups.map((group) => (
        <section>
          <h2>{group.name}</h2>
          <ul>
            {group.resources.map((resource) => (
              <li class={resource === current ? 'open' : undefined}>
                <NavigationLink address={resourceLink(resource)}>{resource.name}</NavigationLink>
                {resource === current && <ResourceOperations resource={resource} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {[...PAGE_GROUPS].map((name) => (
        <section>
          <h2>{name}</h2>
          <ul>{FIXED_PAGES.filter(({ group }) => group === name).map(pageEntry)}</ul>
        </section>
      ))}
    </nav>
  );
}

function pageEntry({ address, title }: FixedPage): VNode {
  return (
    <li>
      <NavigationLink address={address}>{title}</NavigationLink>
    </li>
  );
}

function ResourceOperations({ resource }: { resource: Resource }): VNode {
  return (
    <ul class="operations">
      {resource.operations.map((operation) => (
        <li>
          <NavigationLink address={operationLink(operation)}>
            <span>{operation.summary}</span> <Method method={operation.method} />
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}

function NavigationLink({ address, children }: { address: string; children: ComponentChildren }): VNode {
  const page = usePage();
  return (
    <a href={page.link(address)} aria-current={page.address === address ? 'page' : undefined}>
      {children}
    </a>
  );
}
