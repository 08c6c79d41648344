import { offerCode } from './code.ts';
import { markSection } from './contents.ts';
import { offerPageCopy } from './copy-page.ts';
import { offerDock } from './dock.ts';
import { offerSteps } from './guide-steps.ts';
import { showOwnMock } from './live-samples.ts';
import { showCurrentPage } from './navigation.ts';
import { offerTry } from './offer-try.ts';
import { openForPrint } from './print-page.ts';
import { watchForChanges } from './reload.ts';
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
  offerDock();
  offerSteps();
}
offerTry();
offerExpandAll();
unfoldTarget();
openSearch(root, search);
openForPrint();
void showOwnMock();
showCurrentPage();
markSection();
if (reload !== undefined) watchForChanges(reload);
