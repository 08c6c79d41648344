import type { VNode } from 'preact';
import { isEarlier } from './model/edition.ts';
import type { Site } from './model/site.ts';
import { stateModels } from './model/state-models.ts';
import { ChangelogPage } from './views/changelog.tsx';
import { CoveragePage } from './views/coverage.tsx';
import { DIFFERENCES_ADDRESS, Differences, EarlierHome } from './views/editions.tsx';
import { ObservedPage } from './views/observed.tsx';
import { SharedSchemasPage } from './views/resource.tsx';
import { RULES, RulesPage } from './views/rules.tsx';
import { Run } from './views/run.tsx';
import { States } from './views/states.tsx';

/** A page of its own; every resource and every operation has one in addition. */
export interface FixedPage {
  /** From the root of the site. */
  address: string;
  title: string;
  /** One sentence, for search engines. */
  description: string;
  /** The heading below which the navigation lists it: `Guides` before the resources, any other after them; at the top if it has none. */
  group?: string;
  /** Its text in Markdown, as a path from the root of the project. */
  source?: string;
  /** Shows its text in another way than as it stands. */
  text?(text: string): VNode;
  /** Content next to the start of the text. */
  beside?(): VNode;
  /** Content below the text, or all of the content if there is no text. */
  view?(site: Site): VNode;
}

/** The group of the guides. */
export const GUIDES = 'Guides';

const guides: readonly FixedPage[] = [
  guide('first-invoice', 'First invoice in five minutes', 'Create a customer, an item and an invoice, and get paid.'),
  guide('order-to-cash', 'Order to cash', 'Pack, ship and invoice a sales order, and get paid.'),
  guide('credits-and-returns', 'Credits and returns', 'Credit invoices, take goods back and refund them.'),
  guide('stock', 'Stock across warehouses', 'Transfer, count, assemble and receive stock.'),
  guide('nightly-sync', 'Nightly sync within the limits', 'Read all records every night, page by page.'),
  guide('errors-and-retries', 'Errors and retries', 'What to do about 400, 401, 404, 429 and broken connections.'),
  guide('client', 'The client', 'Call the API from TypeScript and JavaScript.'),
  guide('testing', 'Test against the sandbox', 'Test an integration without an account.'),
];

function guide(name: string, title: string, description: string): FixedPage {
  return { address: `guides/${name}.html`, title, description, group: GUIDES, source: `reference/guides/${name}.md` };
}

/** The pages, in the order of the navigation. */
export const FIXED_PAGES: readonly FixedPage[] = [
  {
    address: 'index.html',
    title: 'Getting started',
    description: 'What the API is, and how to send the first request.',
    source: 'reference/pages/index.md',
    beside: () => <Run workflow="first-invoice" step="createItem" />,
  },
  {
    address: 'conventions.html',
    title: 'Conventions',
    description: 'Rules for every operation.',
    source: 'reference/pages/conventions.md',
  },
  {
    address: 'states.html',
    title: 'States and transitions',
    description: 'The states of each record, and what leads to them.',
    source: 'reference/pages/states.md',
    view: (site) => <States models={stateModels(site)} />,
  },
  {
    address: 'coverage.html',
    title: 'Coverage',
    description: 'What is documented for each operation, and what is not.',
    view: () => <CoveragePage />,
  },
  {
    address: 'observed.html',
    title: 'Observed',
    description: 'What recorded traffic shows about the service, and what to record next.',
    source: 'reference/pages/observed.md',
    view: () => <ObservedPage />,
  },
  {
    address: RULES,
    title: 'The rules of the sandbox',
    description: 'What the sandbox follows, and whether it is documented or assumed.',
    view: () => <RulesPage />,
  },
  {
    address: 'changelog.html',
    title: 'Changelog',
    description: 'What has changed.',
    source: 'CHANGELOG.md',
    text: (text) => <ChangelogPage text={text} />,
  },
  {
    address: 'upgrading.html',
    title: 'Upgrading',
    description: 'What to check when you upgrade.',
    source: 'docs/upgrading.md',
  },
  ...guides,
  {
    address: 'schemas.html',
    title: 'Shared schemas',
    description: 'Schemas that several resources use.',
    group: 'Shared',
    view: () => <SharedSchemasPage />,
  },
];

/** The first page of an earlier version. */
const EARLIER: FixedPage = {
  address: 'index.html',
  title: 'All resources',
  description: 'The resources and operations of this version.',
  view: () => <EarlierHome />,
};

const DIFFERENCES: FixedPage = {
  address: DIFFERENCES_ADDRESS,
  title: 'Differences',
  description: 'What has changed since the version before, operation by operation.',
  view: () => <Differences />,
};

/** The fixed pages of a site: those above, and of an earlier version those that its document is enough for. */
export function fixedPages({ edition }: Pick<Site, 'edition'>): readonly FixedPage[] {
  const differences = edition?.differences ? [DIFFERENCES] : [];
  if (!isEarlier(edition)) return [...FIXED_PAGES, ...differences];
  const made = ['conventions.html', 'states.html', 'coverage.html', 'schemas.html'];
  return [EARLIER, ...FIXED_PAGES.filter(({ address }) => made.includes(address)), ...differences];
}
