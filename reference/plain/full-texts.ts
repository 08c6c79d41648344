import { operationLink, resourceLink, type Site } from '../model/site.ts';
import { fixedPages } from '../registry.tsx';
import { DIFFERENCES_ADDRESS } from '../views/editions.tsx';
import { RULES } from '../views/rules.tsx';
import { plainAddress } from './plain-links.ts';

/** Several pages in one file, for language models. */
export interface FullText {
  /** From the root of the site. */
  address: string;
  title: string;
  /** The addresses of its pages. */
  pages: readonly string[];
  text: string;
}

/** The most bytes of a file. Many programs that fetch for a model cut off what comes after. */
const MAX_FULL_TEXT = 100_000;

/** Pages that are long lists, to look something up in. They are in no such file. */
const LISTS = ['coverage.html', RULES, 'changelog.html', DIFFERENCES_ADDRESS];

/** Puts pages into files: the guides and texts, and each resource with its operations. What is too long for one file has several. */
export function fullTexts(site: Site, plain: ReadonlyMap<string, string>): FullText[] {
  const texts = fixedPages(site).flatMap(({ address }) => (LISTS.includes(address) ? [] : address));
  return [
    ...inParts('', 'Guides and conventions', texts, plain),
    ...site.resources.flatMap((resource) => {
      const pages = [resourceLink(resource), ...resource.operations.map(operationLink)];
      return inParts(resourceLink(resource).replace('.html', '/'), resource.name, pages, plain);
    }),
  ];
}

function inParts(folder: string, title: string, pages: string[], plain: ReadonlyMap<string, string>): FullText[] {
  const parts: FullText[] = [];
  for (const page of pages.map(plainAddress)) {
    // Links are relative to the page that they stand on.
    const text = `Page: ${page}\n\n${plain.get(page)!}`;
    const last = parts.at(-1);
    const joined = `${last?.text}\n---\n\n${text}`;
    if (last && Buffer.byteLength(joined) <= MAX_FULL_TEXT) {
      parts[parts.length - 1] = { ...last, pages: [...last.pages, page], text: joined };
      continue;
    }
    const [inAddress, inTitle] = last ? [`-${parts.length + 1}`, `, part ${parts.length + 1}`] : ['', ''];
    parts.push({ address: `${folder}llms-full${inAddress}.txt`, title: title + inTitle, pages: [page], text });
  }
  return parts;
}
