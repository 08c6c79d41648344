import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

/** The functions that say what a rule rests on. */
const BASES = new Set(['assumed', 'documented']);

/**
 * Leaves out the texts of what the rules of the sandbox rest on. docs/sandbox.md has them; when it runs, nobody reads
 * them.
 */
export const withoutBases: Plugin = {
  name: 'without-bases',
  setup({ onLoad }) {
    onLoad({ filter: /src[\\/]sandbox[\\/](behaviour|core)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: withoutTexts(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

function withoutTexts(code: string): string {
  const source = ts.createSourceFile('rules.ts', code, ts.ScriptTarget.ES2022);
  const texts: { pos: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && BASES.has(node.expression.text)) {
      texts.push(node.arguments);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.reduceRight((rest, { pos, end }) => `${rest.slice(0, pos)}'', ''${rest.slice(end)}`, code);
}
