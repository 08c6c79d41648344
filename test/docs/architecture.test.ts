import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrowsPicture } from './arrows.ts';

const PAGE = 'docs/architecture.md';
const page = readFileSync(PAGE, 'utf8');

/** The block of code below the heading, with its fences. */
const BLOCK = /(?<=\n## Arrows\n[\s\S]*?\n```\n)[\s\S]*?(?=```\n)/;

it(`${PAGE} has the arrows as they are; -u writes them`, async () => {
  expect(page).toMatch(BLOCK);
  await expect(page.replace(BLOCK, arrowsPicture())).toMatchFileSnapshot(`../../${PAGE}`);
});

describe('the picture of the arrows', () => {
  it('has what is imported below what imports it', () => {
    const arrows = { a: [], 'src/b': ['a'], 'src/cli': ['src', 'a'], c: ['src', 'a'], 'c/d': ['c', 'src'] };
    const folders = arrowsPicture(arrows).trimEnd().split('\n');
    expect(folders.map((line) => line.split(' ')[0])).toEqual(['c/d', 'c', 'src/cli', 'src/b', 'a']);
  });
});

describe('the life of a call', () => {
  const [section] = page.split('\n## The life of a call\n')[1]!.split('\n## ');
  const steps = [...section!.matchAll(/^\| .*? \| `(\w+)` +\| `(\S+)` +\|$/gm)].map(
    ([, name, file]) => [name!, file!] as const,
  );

  it('has a function and a file at each step', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBe(section!.match(/^\| /gm)!.length - 2);
  });

  it.each(steps)('%s is exported by %s', (name, file) => {
    expect(existsSync(file), `There is no ${file}.`).toBe(true);
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'));
  });
});

describe('the order in a table', () => {
  it('names slots that a table has', () => {
    const [section] = page.split('\n## The order in a table\n')[1]!.split('\n## ');
    const [, block] = /```\n([\s\S]*?)```/.exec(section!)!;
    const said = block!.match(/(?<=→ |; |^\w+ +)[a-z]\w*(?=,| →|;|$)/gim)!;
    const table = readFileSync('src/sandbox/engine/table.ts', 'utf8');
    const slots = [...table.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, slot]) => slot!);
    expect(said).toEqual(expect.arrayContaining(['defaults', 'checks', 'created', 'transitions', 'afterTransition']));
    expect(said.filter((name) => !slots.includes(name))).toEqual([]);
  });
});
