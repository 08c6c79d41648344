import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A function of the sources that has a name. */
export interface NamedFunction {
  name: string;
  /** The line on which it begins, from 1. */
  line: number;
  bytes: number;
  /** Those within it. */
  inner: NamedFunction[];
}

/** Lists the functions of a file that have a name: of their own, or of the variable or the property that holds them. */
export function namedFunctionsIn(file: string): NamedFunction[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const listIn = (node: ts.Node): NamedFunction[] => {
    const found: NamedFunction[] = [];
    node.forEachChild((child) => {
      const name = nameOf(child);
      if (name === undefined) found.push(...listIn(child));
      else
        found.push({
          name,
          line: source.getLineAndCharacterOfPosition(startOf(child, source)).line + 1,
          bytes: child.getEnd() - child.getStart(source),
          inner: listIn(child),
        });
    });
    return found;
  };
  return listIn(source);
}

/** Where V8 says that a function begins: after `export`, and at the name of a method. */
function startOf(node: ts.Node, source: ts.SourceFile): number {
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return node.name.getStart(source);
  const word = node.getChildren(source).find(({ kind }) => kind === ts.SyntaxKind.FunctionKeyword);
  return (word ?? node).getStart(source);
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.body && (node.name?.text ?? 'default');
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return node.body && node.name.getText();
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return undefined;
  const holder = node.parent;
  if (ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder)) return holder.name.getText();
  return undefined;
}
