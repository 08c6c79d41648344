import { extensionsPage } from './extensions-page.ts';
import { optionsPage } from './options-page.ts';
import { rulesPage } from './rules-page.ts';

/** The functions that write the pages of `docs/` that are not committed, by path. */
export const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/options.md': optionsPage,
  'docs/sandbox-rules.md': rulesPage,
  'docs/extensions.md': extensionsPage,
};

/** Written by a test, because it needs a request to every operation. */
export const OPERATIONS_PAGE = 'docs/sandbox-operations.md';
