import { operationLink, type Resource, resourceLink, type Site } from '../model/site.ts';
import type { LinkTo } from './plain-text.ts';

/** Writes links from a Markdown page to others. */
export interface PlainLinks {
  linkTo: LinkTo;
  operationAt(id: string): string;
  resourceAt(resource: Pick<Resource, 'name' | 'slug'>): string;
}

/** The address of a page as Markdown. */
export function plainAddress(address: string): string {
  return address.replace(/\.html(?=$|#)/, '.md');
}

/** Makes links relative to a folder, which is empty for the root of the site. */
export function plainLinks(site: Site, folder: '' | 'operations/' | 'resources/'): PlainLinks {
  const relative = (address: string): string =>
    plainAddress(
      folder !== '' && address.startsWith(folder) ? address.slice(folder.length) : (folder && '../') + address,
    );
  return {
    linkTo(name) {
      const address = site.schemaLinks.get(name);
      return address === undefined ? `\`${name}\`` : `[${name}](${relative(address.split('#')[0]!)})`;
    },
    operationAt: (id) => `[${id}](${relative(operationLink({ id }))})`,
    resourceAt: (resource) => `[${resource.name}](${relative(resourceLink(resource))})`,
  };
}

/** The one address of a page, where the address of the site is known. The first page is that of the folder. */
export function canonicalUrl(baseUrl: string, address: string): string {
  return baseUrl + (address === 'index.html' ? '' : address);
}
