import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../src/search/index.ts';
import { madeSearch } from './found.ts';
import { renderedReference } from './rendered.ts';

/** What a first-time reader asks, what they would type, and where the answer stands. */
const QUESTIONS: readonly { question: string; query: string; address: string; answer: RegExp }[] = [
  {
    question: 'How do I authenticate?',
    query: 'authenticate',
    address: 'index.html',
    answer: /OAuth 2\.0 access token in the Authorization header/,
  },
  {
    question: 'What do I do at 429?',
    query: '429',
    address: 'guides/errors-and-retries.html',
    answer: /429 a limit is exceeded yes, after Retry-After seconds, or a minute/,
  },
  {
    question: 'Which states does an invoice have, and how does it change them?',
    query: 'invoice states',
    address: 'resources/invoices.html',
    answer: /draft.*Mark an invoice as sent.*sent/s,
  },
  {
    question: 'How do I apply a credit note?',
    query: 'apply credit note',
    address: 'operations/applyCreditNoteToInvoices.html',
    answer: /POST .*\/creditnotes\/\{creditnote_id\}\/invoices/,
  },
  {
    question: 'How do I page through a list?',
    query: 'paging',
    address: 'conventions.html',
    answer: /has_more_page/,
  },
  {
    question: 'What is not documented for creating a package?',
    query: 'create package',
    address: 'operations/createPackage.html',
    answer: /Not documented: effects .*Conditions and effects are not shown/,
  },
];

/** How many results a reader looks at. */
const LOOKED_AT = 3;

let files: Map<string, string>;
let find: (query: string) => Found[];
beforeAll(async () => {
  files = await renderedReference();
  ({ find } = await madeSearch());
});

function textOf(html: string): string {
  return html
    .replaceAll(/<\/?(?:code|a|b|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

function linksOf(address: string): string[] {
  const links = [...files.get(address)!.matchAll(/<a [^>]*href="([^"#:]+\.html)/g)].map(([, target]) =>
    path.posix.join(path.posix.dirname(address), target!),
  );
  return [...new Set(links)];
}

/** Whether a page is at most two clicks from the first one. */
function isTwoClicksAway(address: string): boolean {
  const near = linksOf('index.html');
  return [...near, ...near.flatMap(linksOf)].includes(address);
}

describe('a first-time reader', () => {
  it.each(QUESTIONS)(
    'who asks "$question" is answered after two clicks or one search',
    ({ query, address, answer }) => {
      expect(textOf(files.get(address)!)).toMatch(answer);
      const found = find(query)
        .slice(0, LOOKED_AT)
        .map((entry) => entry.address.split('#')[0]);
      expect(found.includes(address) || isTwoClicksAway(address)).toBe(true);
    },
  );
});
