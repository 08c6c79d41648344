import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { words } from '../../generated/words.ts';
import type { ContractError } from '../../scripts/build/problems.ts';
import { generateWords } from '../../scripts/build/stages/write-words.ts';
import { contract } from '../support/document.ts';

const text = readFileSync('openapi/words.yaml', 'utf8');

/** What is wrong with a file of words. */
function problemsOf(file: string): ContractError['problems'] {
  try {
    generateWords(file);
  } catch (error) {
    return (error as ContractError).problems;
  }
  return [];
}

describe('the words of others', () => {
  it('are those of the file, by the word of others', () => {
    expect(generateWords(text)).toBe(readFileSync('generated/words.ts', 'utf8'));
    expect(words['vendor']).toEqual(['contact']);
    expect(words['credit memo']).toEqual(['credit note']);
  });

  it('stand below words that the contract uses', () => {
    const used = JSON.stringify(contract).toLowerCase();
    expect(Object.keys(parse(text)).filter((word) => !used.includes(word))).toEqual([]);
  });

  it.each(['invoice: bill\n', 'invoice: [7]\n', 'invoice: []\n'])(
    'are a list below each word, not as in %j',
    (file) => {
      expect(problemsOf(`# Words\n${file}`)).toEqual([
        expect.objectContaining({
          file: 'openapi/words.yaml',
          line: 2,
          message: '"invoice" has no list of words.',
          hint: 'Write [one, another].',
        }),
      ]);
    },
  );
});
