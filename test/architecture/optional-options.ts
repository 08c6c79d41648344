import path from 'node:path';
import type ts from 'typescript';
import { typescript } from '../../scripts/lib/typescript.ts';

/** Files whose types are data, which are read and written as they are, and no options. */
export const DATA: Readonly<Record<string, string>> = {
  'generated/models.ts': 'records and bodies',
  'generated/types.ts': 'records and bodies',
  'src/contract/document.ts': 'an OpenAPI document',
  'sandbox/types/sandbox-records.ts': 'records of a seed',
  'sandbox/types/types.ts': 'records of a seed',
  'sandbox/organizations/log-book.ts': 'what a sandbox logs',
  'src/service/log.ts': 'what a server logs',
  'verifier/verify/evidence/evidence.ts': 'evidence, as it stands in a file',
  'verifier/verify/evidence/facts.ts': 'evidence, as it stands in a file',
};

/** What was found in the types that functions are given. */
interface Found {
  /** How many optional fields were looked at. */
  optional: number;
  /** Those that do not take undefined, by type and name. */
  refuseUndefined: string[];
}

/**
 * Compiles modules once, since that takes most of the time.
 *
 * @param files All modules that are looked at later.
 * @param own Settings that differ from the project's: modules that need few libraries are compiled in less time.
 * @returns Looks at some of them, see {@link optionalOptions}.
 */
export function openModules(
  files: readonly string[],
  own: ts.CompilerOptions = {},
): (some: readonly string[]) => Found {
  const program = typescript.createProgram(files, { ...settings(), incremental: false, ...own });
  return (some) => optionalOptions(program, some);
}

/**
 * Looks at every type that a caller of these modules can be asked for: parameters of exported functions, of constructors and of
 * the methods of what they return, what is in them, and what their callbacks return. Each optional field of them is to take
 * undefined, since `exactOptionalPropertyTypes` refuses it otherwise.
 */
function optionalOptions(program: ts.Program, files: readonly string[]): Found {
  const checker = program.getTypeChecker();
  const given = new Set<ts.Type>();
  const returned = new Set<ts.Type>();
  const fields = new Map<ts.Symbol, string | undefined>();

  const fileOf = (symbol: ts.Symbol): string =>
    path.relative('.', symbol.declarations?.[0]?.getSourceFile().fileName ?? 'node_modules');
  const isOwn = (symbol: ts.Symbol): boolean =>
    !/(^|\/)node_modules(\/|$)/.test(fileOf(symbol)) && !Object.hasOwn(DATA, fileOf(symbol));

  function takesUndefined(field: ts.Symbol): boolean {
    const type = checker.getTypeOfSymbol(field);
    const parts = type.isUnion() ? type.types : [type];
    // The undefined of a field that may only be missing is another type than undefined itself.
    return parts.some(
      (part) => part === checker.getUndefinedType() || Boolean(part.flags & typescript.TypeFlags.Unknown),
    );
  }

  function look(signatures: readonly ts.Signature[], isCallers: boolean): void {
    for (const signature of signatures) {
      for (const parameter of signature.parameters)
        (isCallers ? lookReturned : lookGiven)(checker.getTypeOfSymbol(parameter));
      (isCallers ? lookGiven : lookReturned)(signature.getReturnType());
    }
  }

  /** A type that the caller makes. */
  function lookGiven(type: ts.Type): void {
    visit(type, given, lookGiven, true, (field, owner) => {
      if (!(field.flags & typescript.SymbolFlags.Optional) || fields.has(field)) return;
      fields.set(field, takesUndefined(field) ? undefined : `${owner}.${field.name}`);
    });
  }

  /** A type that the caller is given, with methods to call. */
  function lookReturned(type: ts.Type): void {
    visit(type, returned, lookReturned, false, () => undefined);
  }

  function visit(
    type: ts.Type,
    seen: Set<ts.Type>,
    again: (type: ts.Type) => void,
    isCallers: boolean,
    lookAt: (field: ts.Symbol, owner: string) => void,
  ): void {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(again);
    for (const argument of checker.getTypeArguments(type as ts.TypeReference)) again(argument);
    look(type.getCallSignatures(), isCallers);
    if (!(type.flags & typescript.TypeFlags.Object)) return;
    const entries = type.getStringIndexType();
    if (entries) again(entries);
    for (const field of type.getProperties()) {
      if (!isOwn(field)) continue;
      lookAt(field, checker.typeToString(type));
      again(checker.getTypeOfSymbol(field));
    }
  }

  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    for (const symbol of checker.getExportsOfModule(module)) {
      const original = symbol.flags & typescript.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const type = original.valueDeclaration
        ? checker.getTypeOfSymbol(original)
        : checker.getDeclaredTypeOfSymbol(original);
      look(type.getCallSignatures(), false);
      look(type.getConstructSignatures(), false);
      // Options have names of their own, to be made before they are given.
      if (/(Options|Hooks|Limits|Query)$/.test(symbol.name) && isOwn(original))
        lookGiven(checker.getDeclaredTypeOfSymbol(original));
    }
  }
  return {
    optional: fields.size,
    refuseUndefined: [...fields.values()].filter((name) => name !== undefined).sort(),
  };
}

function settings(): ts.CompilerOptions {
  const { config } = typescript.readConfigFile('tsconfig.json', (file) => typescript.sys.readFile(file));
  return typescript.parseJsonConfigFileContent(config, typescript.sys, path.resolve('.')).options;
}
