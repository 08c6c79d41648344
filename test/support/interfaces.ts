import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The members of an interface that a file of the sources declares. */
export function membersOf(file: string, name: string): readonly ts.TypeElement[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name)!.members;
}
