import { describe, expect, it } from 'vitest';
import { type Comparison, compared, unaccounted } from './compare.ts';
import { type Shown, shownIn } from './shown.ts';

const PAGE = `# Page

\`\`\`sh
npm test     # takes a minute
\`\`\`

## Commands

\`\`\`sh
$ npm run greet
Good day.
\`\`\`

1. A list:

   \`\`\`json
   { "at": "2026-03-01T10:00:00.000Z" }
   \`\`\`

## Code

\`\`\`js
console.log(1); // 1
// prints two
const three = 3; // a number
\`\`\`

It says \`The name\nis taken.\`, and \`name: There is none. Did you mean one?\` of \`list()\`, \`{ days: 4 }\` and \`a.b\`.
`;

const names = (page: string, text: string): string[] => shownIn(page, text).map(({ name }) => name);

/** Compares a text that a page shows with another that is printed. */
async function differs(text: string, printed: string, others: Partial<Comparison> = {}): Promise<boolean> {
  const result = await compared({ text } as Shown, { prints: () => printed, ...others });
  return JSON.stringify(result.shown) !== JSON.stringify(result.printed);
}

describe('what a page shows', () => {
  it('are blocks that are not code, commands with what they print, comments that say what is printed, and messages', () => {
    expect(shownIn('page.md', PAGE)).toEqual([
      { name: 'page.md: Commands', place: 'page.md:10', text: '$ npm run greet\nGood day.\n' },
      { name: 'page.md: Commands, 2', place: 'page.md:17', text: '{ "at": "2026-03-01T10:00:00.000Z" }\n' },
      { name: 'page.md: Code', place: 'page.md:23', text: '1\ntwo\n', code: { index: 3 } },
      { name: 'page.md: The name is taken.', place: 'page.md:28', text: 'The name is taken.' },
      {
        name: 'page.md: name: There is none. Did you mean one?',
        place: 'page.md:29',
        text: 'name: There is none. Did you mean one?',
      },
    ]);
  });

  it('is compared, or says why not: anything else is an error, and so is a way that compares nothing', () => {
    const shown = shownIn('page.md', PAGE);
    const ways = Object.fromEntries(names('page.md', PAGE).map((name) => [name, { notPrinted: 'An example.' }]));
    expect(unaccounted(shown, ways)).toEqual([]);
    const { 'page.md: Code': _, ...others } = ways;
    expect(unaccounted(shown, { ...others, 'page.md: Gone': { notPrinted: 'It was.' } })).toEqual([
      'page.md:23 shows an output that nothing compares. Add "page.md: Code" to the ways.',
      'No page shows "page.md: Gone".',
    ]);
    expect(unaccounted([...shown, shown[0]!], ways)).toEqual(['"page.md: Commands" is shown twice.']);
  });
});

describe('an output', () => {
  it.each<[string, string, string, Partial<Comparison>]>([
    ['is the same', 'a\nb\n', 'a\nb', {}],
    ['differs in what varies', 'GET 200 /taxes 0.2 ms', 'GET 200 /taxes 13.7 ms', { varies: ['duration'] }],
    ['differs in the layout of data', 'a: { b: 1 }', '{"a":{"b":1}}', { as: 'data' }],
    ['has lines that are left out', 'a\n…\nd\n…', 'a\nb\nc\nd\ne', {}],
    ['has the end of a line left out', 'a b …\nc', 'a b c d\nc', {}],
  ])('passes where it %s', async (_, text, printed, others) => {
    expect(await differs(text, printed, others)).toBe(false);
  });

  it.each<[string, string, string, Partial<Comparison>]>([
    ['has another word', 'documented is undefined', 'documented is none', {}],
    ['has another status', 'GET 200 /taxes 0.2 ms', 'GET 404 /taxes 0.2 ms', { varies: ['duration'] }],
    ['differs in what is not said to vary', 'GET 200 /taxes 0.2 ms', 'GET 200 /taxes 0.3 ms', {}],
    ['has a line less', 'a\nb', 'a', {}],
    ['has a line more', 'a', 'a\nb', {}],
    ['has no line that follows what is left out', 'a\n…\nz', 'a\nb\nc', {}],
    ['begins otherwise than a line whose end is left out', 'a b …', 'a c', {}],
    ['is other data', 'a: { b: 1 }', '{"a":{"b":2}}', { as: 'data' }],
  ])('fails where it %s', async (_, text, printed, others) => {
    expect(await differs(text, printed, others)).toBe(true);
  });
});
