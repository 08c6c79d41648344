import { parse } from 'yaml';
import { type OpenApiDocument, suggestion } from '../../../src/contract/index.ts';
import { refuse } from '../problems.ts';

/** The file of the words, from the root of the project. */
export const WORDS = 'openapi/words.yaml';

/** What the words are, in what is made of them. */
const DESCRIPTION =
  '/** What people call things that the contract calls otherwise: by their words, small, those of the contract. */';

/**
 * Writes the words of others, each with what the contract calls the same.
 *
 * @param text Of the file of the words.
 * @throws ContractError if the contract does not use a word, or if something else than a list of words stands below one.
 */
export function generateWords(document: OpenApiDocument, text: string): string {
  const given = parse(text) as Record<string, unknown>;
  const used = JSON.stringify(document).toLowerCase();
  const vocabulary = [...new Set(used.match(/[a-z][a-z-]+/g))];
  const place = (word: string) => ({
    file: WORDS,
    line: text.split('\n').findIndex((line) => line.startsWith(`${word}:`)) + 1,
    column: 1,
  });
  refuse(
    'words',
    Object.entries(given).flatMap(([word, others]) => {
      const isUsed = used.includes(word) && word === word.toLowerCase();
      const isList = Array.isArray(others) && others.every((other) => typeof other === 'string');
      if (isUsed && isList) return [];
      const message = isUsed ? `"${word}" has no list of words.` : `The contract does not use the word "${word}".`;
      const hint = isUsed
        ? 'Write [one, another].'
        : `Use one of its words, in small letters.${suggestion(word, vocabulary)}`;
      return [{ ...place(word), rule: 'words', message, hint }];
    }),
  );
  const words = new Map<string, string[]>();
  for (const [word, others] of Object.entries(given as Record<string, string[]>))
    for (const other of others) words.set(other, [...(words.get(other) ?? []), word]);
  const lines = [...words]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([other, own]) => `  ${key(other)}: [${own.map((word) => `'${word}'`).join(', ')}],`);
  return `// Made from openapi/ by \`npm run build\`. Do not edit.\n\n${DESCRIPTION}\nexport const words: Readonly<Record<string, readonly string[]>> = {\n${lines.join('\n')}\n};\n`;
}

function key(word: string): string {
  return /^[a-z_]+$/.test(word) ? word : `'${word}'`;
}
