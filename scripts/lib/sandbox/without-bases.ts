import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import type ts from 'typescript';
import { typescript } from '../typescript.ts';

/** The functions that say what a rule rests on. */
const BASES = new Set(['assumed', 'documented']);

/** Where one of them is called or declared: most files do without, and need no parsing. */
const NAMES_ONE = /\b(?:assumed|documented)\(/;

/**
 * Leaves out the texts of what the rules of the sandbox rest on. docs/sandbox-rules.md has them; when it runs, nobody reads
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

/** What was made of each text, since several bundles and rebuilds ask for the same. */
const known = new Map<string, string>();

function withoutTexts(code: string): string {
  const made = known.get(code) ?? shortened(code);
  known.set(code, made);
  return made;
}

/** Makes one constant of each function, and names it in place of each call. */
function shortened(code: string): string {
  if (!NAMES_ONE.test(code)) return code;
  const source = typescript.createSourceFile('rules.ts', code, typescript.ScriptTarget.ES2022);
  const replaced: { start: number; end: number; by: string }[] = [];
  const visit = (node: ts.Node): void => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    if (typescript.isFunctionDeclaration(node) && BASES.has(node.name!.text))
      replaced.push({ start, end, by: `export const ${node.name!.text} = { kind: '${node.name!.text}' };` });
    else if (
      typescript.isCallExpression(node) &&
      typescript.isIdentifier(node.expression) &&
      BASES.has(node.expression.text)
    )
      replaced.push({ start, end, by: node.expression.text });
    else typescript.forEachChild(node, visit);
  };
  visit(source);
  return replaced.reduceRight((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), code);
}
