import type { Node, Symbol as TsSymbol, Type } from 'typescript';
import { typescript as ts } from '../lib/typescript.ts';

/** A member of an interface, as its declaration documents it. */
export interface Member {
  name: string;
  type: string;
  description: string;
  isRequired: boolean;
}

/**
 * Reads interfaces from the types of the package.
 *
 * @param files By the names of the interfaces, the files that declare them.
 */
export function readInterfaces<Name extends string>(files: Record<Name, string>) {
  const program = ts.createProgram(Object.values<string>(files), {
    strict: true,
    noEmit: true,
    // The libraries of Node and of browsers take longer to read than all else, and types are shown as they are written.
    types: [],
    lib: ['lib.esnext.d.ts'],
    target: ts.ScriptTarget.ESNext,
  });
  const checker = program.getTypeChecker();

  function interfaceOf(name: Name): Type {
    const { statements } = program.getSourceFile(files[name])!;
    const found = statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
    if (!found) throw new Error(`${files[name]} declares no ${name}`);
    return checker.getTypeAtLocation(found);
  }

  const typeOf = (symbol: TsSymbol): Type => checker.getNonNullableType(checker.getTypeOfSymbol(symbol));

  /** A member; of an object that is declared in place, its members. */
  function membersOf(symbol: TsSymbol, within = ''): Member[] {
    const name = `${within}${symbol.name}`;
    const { type } = symbol.declarations![0] as Node & { type?: Node };
    if (type && ts.isTypeLiteralNode(type))
      return typeOf(symbol)
        .getProperties()
        .flatMap((each) => membersOf(each, `${name}.`));
    const description = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');
    if (description === '') throw new Error(`${name} has no TSDoc that says what it is`);
    return [{ name, type: textOf(symbol, type), description, isRequired: !(symbol.flags & ts.SymbolFlags.Optional) }];
  }

  /** A type as it was written, except for names that nobody else knows. */
  function textOf(symbol: TsSymbol, type: Node | undefined): string {
    const written = type?.getText() ?? '';
    const text = /typeof /.test(written) ? checker.typeToString(typeOf(symbol)).replaceAll('"', "'") : written;
    return text
      .replace(/\s+/g, ' ')
      .replace(/ \| undefined$/, '')
      .replace(/^\((.*)\)$/, '$1');
  }

  return {
    /** The members of an interface, those that it inherits included. */
    membersOf: (name: Name): Member[] =>
      interfaceOf(name)
        .getProperties()
        .flatMap((symbol) => membersOf(symbol)),
    /** What each function of an interface is given as its first argument. */
    argumentsOf: (name: Name): [name: string, members: Member[]][] =>
      interfaceOf(name)
        .getProperties()
        .map((symbol) => {
          const [given] = typeOf(symbol).getCallSignatures()[0]!.parameters;
          const properties = typeOf(given!).getProperties();
          return [symbol.name, properties.flatMap((property) => membersOf(property))];
        }),
  };
}
