import { lasting } from './storage.ts';

/** A page that the reader has seen. */
export interface RecentPage {
  /** From the root of the site. */
  address: string;
  title: string;
}

const KEY = 'recent-pages';

/** The number of pages to store, including the open one. */
const MOST = 6;

/** The pages that the reader has seen before this one, the last one first. */
export function recentPages(): RecentPage[] {
  return readPages().filter(({ address }) => address !== addressHere());
}

/** Remembers this page. */
export function rememberPage(): void {
  const address = addressHere();
  if (address === undefined) return;
  const [title = ''] = document.title.split(' · ');
  const others = readPages().filter((page) => page.address !== address);
  lasting.set(KEY, JSON.stringify([{ address, title }, ...others].slice(0, MOST)));
}

/** The address of this page from the root of the site; undefined if the page stands for another address. */
function addressHere(): string | undefined {
  return document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
}

/** Reads the stored pages. They are checked, since other pages of this origin can write to the same storage. */
function readPages(): RecentPage[] {
  try {
    const pages = JSON.parse(lasting.get(KEY) ?? '[]') as Partial<RecentPage>[];
    return pages.filter(
      (page): page is RecentPage =>
        typeof page.title === 'string' && /^[\w-]+(?:\/[\w-]+)*\.html$/.test(page.address ?? ''),
    );
  } catch {
    return [];
  }
}
