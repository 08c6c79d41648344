import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contract } from '../support/document.ts';

/** The rooms that read contracts of any API. */
const READERS = [
  'src/contract',
  'src/service',
  'src/mock',
  'src/overlay',
  'src/workflow',
  'src/code-samples',
  'src/mcp',
  'verifier/verify',
];

/** What the contract says of this API alone: its conventions, and the word before its tokens. */
const { envelope, account, openBody } = contract['x-conventions']!;
const { 'x-prefix': prefix } = parse(readFileSync('openapi/common/security.yaml', 'utf8')).accessToken as {
  'x-prefix': string;
};
const WORDS = [account!, openBody!, envelope!.at(-1)!, prefix, '/inventory/v1'];

/** A file without its comments and help texts. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return text.replaceAll(/^.*(such as|description:).*$/gm, '');
}

describe('the rooms that read contracts', () => {
  const files = READERS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  ).filter((file) => file.endsWith('.ts'));

  it('are there', () => {
    expect(WORDS).toEqual(['organization_id', 'OpenBody', 'page_context', 'Service-oauthtoken', '/inventory/v1']);
    expect(files.length).toBeGreaterThan(150);
  });

  it('hold none of the words of this API, which the contract states', () => {
    const found = files.flatMap((file) => {
      const code = codeOf(file);
      return WORDS.filter((word) => new RegExp(`['"\`/ ]${word}\\b`).test(code)).map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});
