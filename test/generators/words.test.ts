import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { words } from '../../generated/words.ts';
import type { ContractError } from '../../scripts/build/problems.ts';
import { generateWords } from '../../scripts/build/stages/write-words.ts';
import { contract } from '../support/document.ts';

/** What is wrong with a file of words. */
function problemsOf(text: string): ContractError['problems'] {
  try {
    generateWords(contract, text);
  } catch (error) {
    return (error as ContractError).problems;
  }
  return [];
}

describe('the words of others', () => {
  it('are those of the file, by the word of others', () => {
    const text = readFileSync('openapi/words.yaml', 'utf8');
    expect(generateWords(contract, text)).toBe(readFileSync('generated/words.ts', 'utf8'));
    expect(words['vendor']).toEqual(['contact']);
    expect(words['credit memo']).toEqual(['credit note']);
  });

  it('name a word that the contract does not use, and the nearest one', () => {
    expect(problemsOf('# Words\ninvoiec: [bill]\n')).toEqual([
      expect.objectContaining({
        file: 'openapi/words.yaml',
        line: 2,
        message: 'The contract does not use the word "invoiec".',
        hint: expect.stringContaining('invoice'),
      }),
    ]);
  });

  it('name a word without a list', () => {
    expect(problemsOf('invoice: bill\n')).toEqual([
      expect.objectContaining({ line: 1, message: '"invoice" has no list of words.', hint: 'Write [one, another].' }),
    ]);
  });
});
