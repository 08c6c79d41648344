import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misplacedSlot, slotGroups } from '../support/table-slots.ts';
import { arrowsPicture } from './arrows.ts';

const PAGE = 'docs/contributing/architecture.md';
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

describe('the path of a request', () => {
  const [section] = page.split('\n## The path of a request\n')[1]!.split('\n## ');
  const steps = [...section!.matchAll(/^\| .*? \| `(\w+)` +\| `(\S+)` +\|$/gm)].map(
    ([, name, file]) => [name!, file!] as const,
  );

  it.each(steps)('%s is exported by %s', (name, file) => {
    expect(existsSync(file), `There is no ${file}.`).toBe(true);
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'));
  });
});

describe('the order of rules', () => {
  const sandbox = readFileSync('docs/contributing/sandbox.md', 'utf8');
  const [section] = sandbox.split('\n## The order of rules\n')[1]!.split('\n## ');
  const [, block] = /```\ngroup +when +what runs\n\n([\s\S]*?)```/.exec(section!)!;
  const lines = block!.trimEnd().split('\n');
  const column = lines[0]!.indexOf('resource');
  const rows = lines.map((line) => ({
    group: /^\w*/.exec(line)![0],
    // What needs no rule is in brackets.
    said:
      line
        .slice(column)
        .replace(/\(.*?\)/g, '')
        .match(/\w+/g) ?? [],
  }));

  it('has the groups of a table in their order', () => {
    expect(rows.flatMap(({ group }) => group || [])).toEqual([...slotGroups.keys()]);
  });

  it('names every slot, in its group', () => {
    const found = new Map<string, Set<string>>();
    let current = new Set<string>();
    for (const { group, said } of rows) {
      if (group) found.set(group, (current = new Set()));
      for (const slot of said) current.add(slot);
    }
    for (const [group, slots] of slotGroups) expect([...found.get(group)!].sort()).toEqual([...slots].sort());
  });

  it.each(rows.map(({ said }) => [said]))('says them as tables have them: %s', (said) => {
    expect(misplacedSlot(said)).toBeUndefined();
  });
});
