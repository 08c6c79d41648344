import { extensionsPage } from './extensions-page.ts';
import { optionsPage } from './options-page.ts';
import { rulesPage } from './rules-page.ts';

/** The pages of `docs/` that are written when they are needed, not committed: by their paths, what writes them. */
export const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/options.md': optionsPage,
  'docs/sandbox-rules.md': rulesPage,
  'docs/extensions.md': extensionsPage,
};

/** Takes a while, since it needs a call of every operation. A test writes it. */
export const OPERATIONS_PAGE = 'docs/sandbox-operations.md';
