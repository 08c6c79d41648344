import { readFileSync } from 'node:fs';
import { createInventoryClient } from '../../src/public/client.ts';
import { assumed, createSandbox, rule } from '../../src/public/sandbox.ts';
import { factory } from '../../src/public/sandbox-testing.ts';
import type { Comparison, Ways } from './compare.ts';
import { type Block, blocksOf, shownIn } from './shown.ts';

/** What the code of the pages imports from the package. */
const IMPORTED = {
  assumed,
  createInventoryClient,
  createSandbox,
  factory,
  rule,
};

/** Runs code that calls no server, and returns the lines that each block prints. */
async function printedBy(blocks: readonly Pick<Block, 'text'>[]): Promise<string[][]> {
  const printed: string[][] = blocks.map(() => []);
  const code = blocks
    .map(({ text }, index) => `current = ${index};\n${text.replaceAll(/^import .*\n/gm, '')}`)
    .join('\n');
  const names = [...Object.keys(IMPORTED), 'print'];
  const body = `let current; const console = { log: (...values) => print(current, values) };\n${code}`;
  const program = new Function(...names, `return (async () => {${body}})();`) as (
    ...values: unknown[]
  ) => Promise<void>;
  const print = (index: number, values: unknown[]) => void printed[index]!.push(values.join(' '));
  await program(...Object.values(IMPORTED), print);
  return printed;
}

/** Runs a block of a page that stands alone. */
function alone(page: string): Comparison {
  return {
    async prints({ code }) {
      const block = blocksOf(readFileSync(page, 'utf8'))[code!.index]!;
      const [lines] = await printedBy([block]);
      return lines!.join('\n');
    },
  };
}

/** Runs the blocks of a page one after another, as one program. */
function together(page: string): Comparison {
  return {
    async prints({ code }) {
      const blocks = blocksOf(readFileSync(page, 'utf8')).slice(0, code!.index + 1);
      const lines = await printedBy(blocks.filter(({ language }) => language === 'js'));
      return lines.at(-1)!.join('\n');
    },
  };
}

/** How what the comments of code say is compared with what it prints. */
export const codeWays: Ways = {
  'docs/sandbox.md: Start with your own records': alone('docs/sandbox.md'),
  'docs/sandbox.md: From a folder of files': {
    notPrinted: 'It is what the reader writes; test/sandbox/node/seed-folder.e2e.test.ts reads it.',
  },
  'docs/sandbox.md: Create a record in a given status': alone('docs/sandbox.md'),
  'docs/sandbox.md: Test an expired token': alone('docs/sandbox.md'),
  ...Object.fromEntries(
    ['pytest', 'JUnit', 'go test'].map((section) => [
      `docs/sandbox.md: ${section}`,
      { notPrinted: 'test/external/elsewhere runs it.' },
    ]),
  ),
  ...Object.fromEntries(
    [...new Set(shownIn('docs/recipes.md').map(({ name }) => name))].map((name) => [
      name,
      { notPrinted: 'test/external/recipes runs it.' },
    ]),
  ),
  'docs/sandbox.md: Find out where a value comes from': alone('docs/sandbox.md'),
  'docs/sandbox.md: Add custom rules': alone('docs/sandbox.md'),
  'reference/guides/testing.md: In the test process': together('reference/guides/testing.md'),
  'reference/guides/testing.md: One organization for each test': together('reference/guides/testing.md'),
  'reference/guides/testing.md: Fail the next request': together('reference/guides/testing.md'),
};
