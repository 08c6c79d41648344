import { copy, offerCode } from './code.ts';
import { markSection } from './contents.ts';
import { offerDock } from './dock.ts';
import { offerSteps } from './guide-steps.ts';
import { showOwnMock } from './live-samples.ts';
import { offerGuesses } from './not-found.ts';
import { offerTry } from './offer-try.ts';
import { ownMock } from './own-mock.ts';
import { rememberPage } from './recent-pages.ts';
import { openSearch } from './search-box.ts';
import { offerTables } from './tables.ts';
import { offerTabs } from './tabs.ts';
import { offerTheme } from './theme.ts';
import { takeTold } from './told.ts';
import { offerExpandAll, unfoldTarget } from './unfold.ts';

const given = (document.currentScript as HTMLScriptElement).dataset;
const { root = '', search = '', finder = '', workbench = '', sandbox, reload } = given;

Object.assign(document.documentElement.dataset, { root, finder, workbench });
takeTold(given);
offerTheme();
offerTabs();
offerCode();
offerPageCopy();
offerTables();
if (sandbox !== undefined) {
  document.documentElement.dataset['sandbox'] = sandbox;
  void ownMock().then((own) => {
    if (own === undefined) offerDock();
    offerSteps(own);
  });
}
offerTry();
offerExpandAll();
unfoldTarget();
offerGuesses(root, search, openSearch(root, search));
rememberPage();
openForPrint();
void showOwnMock();
showCurrentPage();
markSection();
if (reload !== undefined) watchForChanges(reload);

/** Shows the button that copies the page as Markdown, where the browser allows it. A page opened as a file may not read it. */
function offerPageCopy(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-copy-page]');
  if (!button || !('clipboard' in navigator) || !location.protocol.startsWith('http')) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const response = await fetch(button.dataset['copyPage']!).catch(() => undefined);
    if (response?.ok) await copy(button, await response.text());
    else button.textContent = 'Not found';
  });
}

/** Scrolls the navigation, and nothing else, to the current page: at once, and whenever it opens as a menu. */
function showCurrentPage(): void {
  const navigation = document.querySelector<HTMLElement>('.navigation')!;
  const current = navigation.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const show = (): void => {
    const offset = current.getBoundingClientRect().top - navigation.getBoundingClientRect().top;
    const top = navigation.scrollTop + offset - navigation.clientHeight / 2;
    navigation.scrollTop = topOfRow(navigation, top);
  };
  navigation.addEventListener('toggle', show);
  show();
}

/** Returns the position of the first visible row at or below a scroll position, so that no row is cut off at the top. */
function topOfRow(navigation: HTMLElement, top: number): number {
  if (top <= 0) return 0;
  const origin = navigation.getBoundingClientRect().top - navigation.scrollTop;
  const tops = [...navigation.querySelectorAll('a, summary')]
    .filter((row) => row.getClientRects().length > 0)
    .map((row) => row.getBoundingClientRect().top - origin);
  return tops.find((one) => one >= top) ?? top;
}

/** Opens all that is folded while the page is printed. */
function openForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}

/** Loads the page again once the server says that another build is there. */
function watchForChanges(address: string): void {
  let build: string | undefined;
  new EventSource(address).addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (build !== undefined && build !== data) location.reload();
    build = data;
  });
}
