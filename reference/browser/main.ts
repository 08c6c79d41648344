import { offerCopying } from './copy.ts';
import { offerDock } from './dock.ts';
import { showOwnMock } from './live-samples.ts';
import { showCurrentPage } from './navigation.ts';
import { openForPrint } from './print.ts';
import { watchForChanges } from './reload.ts';
import { openSearch } from './search.ts';
import { offerTables } from './tables.ts';
import { offerTabs } from './tabs.ts';
import { offerTheme } from './theme.ts';
import { offerTry } from './try-it.ts';
import { unfoldTarget } from './unfold.ts';

const { root = '', search = '', sandbox, reload } = (document.currentScript as HTMLScriptElement).dataset;

offerTheme();
offerCopying();
offerTabs();
offerTables();
if (sandbox !== undefined) {
  document.documentElement.dataset['sandbox'] = sandbox;
  offerDock();
}
offerTry();
unfoldTarget();
openSearch(root, search);
openForPrint();
void showOwnMock();
showCurrentPage();
if (reload !== undefined) watchForChanges(reload);
