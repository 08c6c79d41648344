import { parse } from 'yaml';
import { refuse } from '../problems.ts';

/** The file of the words, from the root of the project. */
export const WORDS = 'openapi/words.yaml';

const DESCRIPTION =
  '/** What people call things that the contract calls otherwise: by their words, small, those of the contract. */';

/**
 * Writes the words of others, each with what the contract calls the same.
 *
 * @param text Of the file of the words.
 * @throws ContractError if something else than a list of words stands below one.
 */
export function generateWords(text: string): string {
  const given = Object.entries(parse(text) as Record<string, unknown>);
  const isList = (others: unknown): others is string[] =>
    Array.isArray(others) && others.length > 0 && others.every((other) => typeof other === 'string');
  refuse(
    'words',
    given
      .filter(([, others]) => !isList(others))
      .map(([word]) => ({
        file: WORDS,
        line: text.split('\n').findIndex((line) => line.startsWith(`${word}:`)) + 1,
        column: 1,
        rule: 'words',
        message: `"${word}" has no list of words.`,
        hint: 'Write [one, another].',
      })),
  );
  const words = new Map<string, string[]>();
  for (const [word, others] of given as [string, string[]][])
    for (const other of others) words.set(other, [...(words.get(other) ?? []), word]);
  const lines = [...words]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([other, own]) => `  ${key(other)}: [${own.map((word) => `'${word}'`).join(', ')}],`);
  return `// Made from openapi/ by \`npm run build\`. Do not edit.\n\n${DESCRIPTION}\nexport const words: Readonly<Record<string, readonly string[]>> = {\n${lines.join('\n')}\n};\n`;
}

function key(word: string): string {
  return /^[a-z_]+$/.test(word) ? word : `'${word}'`;
}
