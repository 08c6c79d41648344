import { readdirSync, readFileSync } from 'node:fs';
import { OPERATIONS_PAGE, PAGES } from '../../scripts/docs/pages.ts';

/** An output that a page shows. */
export interface Shown {
  /** Page, heading and number below it, or page and message: what a way to compare it is found by. */
  name: string;
  /** File and line. */
  place: string;
  text: string;
  /** The code whose comments say what it prints, and where it stands among the blocks of its page; for others none. */
  code?: { index: number };
}

/** A block of code of a page. */
export interface Block {
  language: string;
  heading: string;
  line: number;
  text: string;
}

/** Languages of blocks that are run or typed in. What stands in any other block is an output, or has a reason not to be. */
const CODE = ['sh', 'js', 'ts', 'tsx'];

/** Pages that quote texts which nothing prints: examples of style, and messages of earlier versions. */
const QUOTES_OF_OTHERS = ['docs/contributing/style.md', 'docs/upgrading.md'];

/** Pages without outputs to compare: the changelog tells of the past, and programs write the others. */
const NOT_BY_HAND = ['CHANGELOG.md', 'docs/contributing/compatibility.md', ...Object.keys(PAGES), OPERATIONS_PAGE];

/** The pages that show outputs. */
export function pages(): string[] {
  const below = (folder: string): string[] => readdirSync(folder).map((name) => `${folder}/${name}`);
  const files = [
    ...readdirSync('.'),
    ...['docs', 'docs/contributing', 'reference/guides'].flatMap(below),
    'examples/invoices/README.md',
    'openapi/workflows/README.md',
  ];
  return files.filter((name) => name.endsWith('.md') && !NOT_BY_HAND.includes(name));
}

/** The blocks of code of a page. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: (Block & { indent: string }) | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^( *)```(\w*)/.exec(line);
    if (open && fence) {
      const { indent, ...block } = open;
      blocks.push({ ...block, text: block.text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') });
      open = undefined;
    } else if (open) open.text += `${line}\n`;
    else if (fence) open = { indent: fence[1]!, language: fence[2]!, heading, line: index + 2, text: '' };
    else heading = /^#+ (.*)/.exec(line)?.[1] ?? heading;
  }
  return blocks;
}

/**
 * Lists the outputs that a page shows:
 *
 * - blocks that are not code, and commands with what they print,
 * - comments behind `console.log`, or that begin with `prints` or an arrow,
 * - messages in the text: sentences that stand as code.
 */
export function shownIn(page: string, text = readFileSync(page, 'utf8')): Shown[] {
  const counts = new Map<string, number>();
  const shown = blocksOf(text).flatMap((block, index): Shown[] => {
    const isCode = CODE.includes(block.language) && !/^\$ /m.test(block.text);
    const comments = isCode ? commentsOf(block) : undefined;
    if (comments === '') return [];
    const count = (counts.get(block.heading) ?? 0) + 1;
    counts.set(block.heading, count);
    const name = `${page}: ${block.heading}${count > 1 ? `, ${count}` : ''}`;
    const place = `${page}:${block.line}`;
    return [{ name, place, text: comments ?? block.text, ...(comments && { code: { index } }) }];
  });
  return QUOTES_OF_OTHERS.includes(page) ? shown : [...shown, ...messagesIn(page, text)];
}

/** What the comments of some code say that it prints, a line each. */
function commentsOf({ text }: Block): string {
  const said = text.matchAll(
    /(?:console\.log\(.*\); *\/\/ *|(?:\/\/|#) *(?:prints:? |→ ?|=> ?))(?:prints:? |→ ?|=> ?)?(.*)/g,
  );
  return [...said].map(([, comment]) => `${comment}\n`).join('');
}

/** The sentences in a text that stand as code. */
function messagesIn(page: string, text: string): Shown[] {
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  return [...prose.matchAll(/`([^`]+)`/g)].flatMap(({ 1: code, index }) => {
    const message = code!.replaceAll(/\s+/g, ' ');
    if (!/^[\w.[\]-]+:? .*(?:\.|\?\)?)$/.test(message)) return [];
    const line = prose.slice(0, index).split('\n').length;
    return [{ name: `${page}: ${message}`, place: `${page}:${line}`, text: message }];
  });
}
