import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import type ts from 'typescript';
import { typescript } from '../typescript.ts';

/** The functions that say what a rule rests on. */
const BASES = new Set(['assumed', 'documented']);

/**
 * Leaves out the texts of what the rules of the sandbox rest on: an eighth of its script, gzipped, which nobody reads when
 * it runs, and those of probes/. docs/sandbox-rules.md has them, and the command line, which prints them, is bundled with them.
 */
export const withoutBases: Plugin = {
  name: 'without-bases',
  setup({ onLoad }) {
    onLoad({ filter: /src[\\/]sandbox[\\/]options[\\/]sandbox-options\.ts$/ }, ({ path }) => ({
      contents: withoutDescriptions(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
    onLoad({ filter: /src[\\/]sandbox[\\/].*\.ts$/ }, ({ path }) => ({
      contents: withoutTexts(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
    onLoad({ filter: /probes[\\/](undecidable|alternatives)\.json$/ }, () => ({ contents: '{}', loader: 'json' }));
  },
};

/** The code of the options without what help says of them: in a page, there is no help. */
function withoutDescriptions(code: string): string {
  return code
    .replace(/\bdescription:\s+(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g, "description: ''")
    .replace(/^ {4}(?:default: '[^'\n]*'|flag: \{[^\n]*\}),$/gm, '')
    .replace(/^ {4}flag: \{\n(?: {6}[^\n]*\n)+ {4}\},$/gm, '');
}

/** The code of a module that calls these functions with empty texts. */
function withoutTexts(code: string): string {
  const source = typescript.createSourceFile('rules.ts', code, typescript.ScriptTarget.ES2022);
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    const isBasis = typescript.isCallExpression(node) && BASES.has(node.expression.getText(source));
    if (isBasis) calls.push(node);
    else typescript.forEachChild(node, visit);
  };
  visit(source);
  return calls.reduceRight(
    (rest, { arguments: { pos, end } }) => `${rest.slice(0, pos)}'', ''${rest.slice(end)}`,
    code,
  );
}
