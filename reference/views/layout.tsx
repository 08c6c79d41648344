import type { ComponentChildren, VNode } from 'preact';
import { CONTRAST, MENU, SEARCH } from '../icons/icons.ts';
import { isEarlier } from '../model/edition.ts';
import { operationGroups, shortTitle } from '../model/operation-groups.ts';
import type { Resource } from '../model/site.ts';
import { operationLink, resourceLink } from '../model/site.ts';
import { plainAddress } from '../plain/plain-links.ts';
import { FIXED_PAGES, type FixedPage, fixedPages, GUIDES } from '../registry.tsx';
import { EarlierNote, VersionSwitch } from './editions.tsx';
import { Footer } from './footer.tsx';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';
import { Method } from './text.tsx';
import { PageCrumbs } from './wayfinding.tsx';

/** The headings of the navigation after the resources. */
const LAST_GROUPS = new Set(FIXED_PAGES.flatMap(({ group }) => (group === undefined || group === GUIDES ? [] : group)));

interface LayoutProps {
  title: string;
  description: string;
  /** The resource whose operations the navigation lists. */
  resource?: Resource | undefined;
  /** Address that is asked whether the page is to be loaded again; for development. */
  reloadFrom?: string | undefined;
  /** Its full address, if that is known. */
  url: string | undefined;
  isAnywhere: boolean;
  children: ComponentChildren;
}

/** A page around its content. */
export function Layout({ title, description, resource, isAnywhere, reloadFrom, url, children }: LayoutProps): VNode {
  const { site, address, assets, link } = usePage();
  const { info } = site.document;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" property="og:description" content={description} />
        <title>{`${title} · ${info.title}`}</title>
        <meta property="og:title" content={title} />
        <meta property="og:type" content="article" />
        {url && <link rel="canonical" href={url} />}
        {url && <meta property="og:url" content={url} />}
        {!isAnywhere && <link rel="alternate" type="text/markdown" href={link(plainAddress(address))} />}
        <link rel="icon" type="image/svg+xml" href={link(assets.icon)} />
        <script
          src={link(assets.theme)}
          data-typeface={link(assets.typeface)}
          data-code-typeface={link(assets.codeTypeface)}
        />
        <link rel="stylesheet" href={link(assets.style)} />
        <script
          defer
          src={link(assets.script)}
          data-root={link('')}
          data-search={link(assets.searchIndex)}
          data-finder={link(assets.finder)}
          data-workbench={link(assets.workbench)}
          data-sandbox={assets.sandbox && link(assets.sandbox)}
          data-reload={reloadFrom}
        />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <header class="top line">
          <button type="button" class="menu tool" popovertarget="navigation" aria-label="Menu">
            <Icon shapes={MENU} />
          </button>
          <a class="brand line" href={link('index.html')}>
            <img src={link(assets.icon)} alt="" width="22" height="22" /> <span class="clip">{info.title}</span>{' '}
            <span class="version chip badge">{info.version}</span>
          </a>
          <VersionSwitch />
          <nav class="places choices small line tight" aria-label="Site">
            <a href={link('index.html')} aria-current={isGuide(address) ? undefined : 'true'}>
              Reference
            </a>
            {!isEarlier(site.edition) && (
              <a href={link('index.html#guides')} aria-current={isGuide(address) ? 'true' : undefined}>
                Guides
              </a>
            )}
            <a href="#content" data-with-mock data-href="/sandbox" hidden>
              Sandbox
            </a>
          </nav>
          <div class="line tight">
            <button type="button" class="search-button line card" data-search-open hidden>
              <Icon shapes={SEARCH} /> <span>Search</span> <kbd>Ctrl K</kbd>
            </button>
            <button type="button" class="theme-button tool" data-theme-switch hidden>
              <Icon shapes={CONTRAST} />
            </button>
          </div>
        </header>
        <div class="frame">
          <Navigation current={resource} />
          <main id="content" tabindex={-1} data-page={isAnywhere ? undefined : address}>
            {!isAnywhere && <EarlierNote />}
            {!isAnywhere && !resource && address !== 'index.html' && (
              <PageCrumbs group={FIXED_PAGES.find((page) => page.address === address)?.group} />
            )}
            {children}
            {!isAnywhere && <Footer />}
          </main>
        </div>
      </body>
    </html>
  );
}

function Navigation({ current }: { current: Resource | undefined }): VNode {
  const { site } = usePage();
  return (
    <nav id="navigation" class="navigation choices" aria-label="Pages" popover="auto">
      <ul>
        {fixedPages(site)
          .filter(({ group }) => group === undefined)
          .map(pageEntry)}
      </ul>
      <PageGroup name={GUIDES} />
      {site.groups.map((group) => (
        <section>
          <h2>{group.name}</h2>
          <ul>
            {group.resources.map((resource) => (
              <li class={resource === current ? 'open' : undefined}>
                <NavigationLink address={resourceLink(resource)}>
                  {resource.name} <span class="count end">{resource.operations.length}</span>
                </NavigationLink>
                {resource === current && <ResourceOperations resource={resource} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {[...LAST_GROUPS].map((name) => (
        <PageGroup name={name} />
      ))}
    </nav>
  );
}

function PageGroup({ name }: { name: string }): VNode | null {
  const pages = fixedPages(usePage().site).filter(({ group }) => group === name);
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <ul>{pages.map(pageEntry)}</ul>
    </section>
  );
}

function pageEntry({ address, title }: FixedPage): VNode {
  return (
    <li>
      <NavigationLink address={address}>{title}</NavigationLink>
    </li>
  );
}

/** The operations of a resource in groups, of which the one with the page is open, and that of the records. */
function ResourceOperations({ resource }: { resource: Resource }): VNode {
  const { address } = usePage();
  const groups = operationGroups(resource);
  const [first] = groups;
  if (groups.length === 1) return <OperationLinks operations={resource.operations} />;
  return (
    <div class="operation-groups">
      {groups.map((group) => (
        <details open={group === first || group.operations.some((one) => operationLink(one) === address)}>
          <summary>
            {group.name} <span class="count end">{group.operations.length}</span>
          </summary>
          <OperationLinks operations={group.operations} />
        </details>
      ))}
    </div>
  );
}

function OperationLinks({ operations }: Pick<Resource, 'operations'>): VNode {
  return (
    <ul class="operations">
      {operations.map((operation) => (
        <li>
          <NavigationLink address={operationLink(operation)}>
            <Method method={operation.method} /> {shortTitle(operation)}
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}

function isGuide(address: string): boolean {
  return address.startsWith('guides/');
}

interface NavigationLinkProps {
  address: string;
  children: ComponentChildren;
}

function NavigationLink({ address, children }: NavigationLinkProps): VNode {
  const page = usePage();
  return (
    <a href={page.link(address)} aria-current={page.address === address ? 'page' : undefined}>
      {children}
    </a>
  );
}
