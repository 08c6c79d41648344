import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import type ts from 'typescript';
import { typescript } from '../typescript.ts';

/** The functions that say what a rule rests on, each with the index of the first of its two texts. */
const BASES: ReadonlyMap<string, number> = new Map([
  ['assumed', 0],
  ['documented', 0],
  ['assumedRule', 1],
  ['documentedRule', 1],
]);

/**
 * Leaves out the texts of what the rules of the sandbox rest on: an eighth of its script, gzipped, which nobody reads when
 * it runs, and those of alternatives and of rules without a probe. docs/sandbox-rules.md has them, and the command line, which
 * prints them, is bundled with them.
 */
export const withoutBases: Plugin = {
  name: 'without-bases',
  setup({ onLoad }) {
    onLoad({ filter: /src[\\/]sandbox[\\/].*\.ts$/ }, ({ path }) => ({
      contents: withoutTexts(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
    onLoad({ filter: /[\\/](undecidable|alternative-texts)\.json$/ }, () => ({ contents: '{}', loader: 'json' }));
  },
};

/** The code of a module that calls these functions with empty texts. */
function withoutTexts(code: string): string {
  const source = typescript.createSourceFile('rules.ts', code, typescript.ScriptTarget.ES2022);
  const texts: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    const first = typescript.isCallExpression(node) ? BASES.get(node.expression.getText(source)) : undefined;
    if (first !== undefined) texts.push(...(node as ts.CallExpression).arguments.slice(first, first + 2));
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return texts.reduceRight((rest, { pos, end }) => `${rest.slice(0, pos)}''${rest.slice(end)}`, code);
}
