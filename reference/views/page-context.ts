import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Assets } from '../assets.ts';
import type { Site } from '../model/site.ts';
import { operationLink } from '../model/site.ts';
import { createMarkdown, type Markdown } from '../render-markdown.ts';

export interface PageContext {
  site: Site;
  /** Address of the page, from the root of the site. */
  address: string;
  /** Names of the shared files, hashed. */
  assets: Assets;
  /** Makes HTML of texts; undefined in a page that takes none, which shows their words and their code. */
  markdown: Markdown | undefined;
  /** Makes an address from the root of the site relative to the page. */
  link(address: string): string;
}

const Context = createContext<PageContext | undefined>(undefined);

/** Gives the parts of a page their context. */
export const PageProvider = Context.Provider;

/** The context of the page that is being rendered. */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('A part of a page was rendered outside of a page.');
  return page;
}

/** Makes addresses relative to a page, as short as they can be: those in its own folder have no way up. */
function linkFrom(address: string): (target: string) => string {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const up = '../'.repeat(folder.split('/').length - 1);
  return (target) => (folder !== '' && target.startsWith(folder) ? target.slice(folder.length) : up + target);
}

/**
 * Creates the context of the page at an address.
 *
 * @param root Path of the site with a slash at the end, if the page is sent for any address, where relative links lead astray.
 */
export function createPageContext(site: Site, assets: Assets, address: string, root?: string): PageContext {
  const link = root === undefined ? linkFrom(address) : (target: string): string => root + target;
  const addresses = new Map(site.operations.map((operation) => [operation.id, operationLink(operation)]));
  const linkOf = (name: string): string | undefined => {
    const target = addresses.get(name) ?? site.schemaLinks.get(name);
    return target === undefined || target === address ? undefined : link(target);
  };
  return { site, address, assets, link, markdown: createMarkdown(linkOf) };
}
