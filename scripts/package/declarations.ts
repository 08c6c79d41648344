import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { typescript } from '../lib/typescript.ts';

/** The modules that the package exports, from the root of the project, without the extension. */
function entriesOf(root: string): string[] {
  const { files } = JSON.parse(readFileSync(path.join(root, 'tsconfig.build.json'), 'utf8')) as { files: string[] };
  return files.map((file) => file.replace(/\.ts$/, ''));
}

/** Imports between declarations. Captures the path without its extension. */
const RELATIVE_IMPORT = /\b(from |import\()(['"])(\.[^'"]+)\.ts\2/g;

/**
 * Writes the declarations of the entries and of the modules that those lead to, and of no other. Types are not checked
 * here: `npm run typecheck` does.
 *
 * @param root The folder of the project.
 * @param output The folder to write.
 * @returns The number of files.
 * @throws Error if the compiler can't write them.
 */
export function writeDeclarations(root: string, output: string): number {
  const declarations = emitDeclarations(root);
  const written = new Set<string>();

  function write(name: string): void {
    if (written.has(name)) return;
    written.add(name);
    const text = declarations.get(name);
    if (text === undefined) throw new Error(`The compiler wrote no declarations of ${name}.ts`);
    const file = path.join(output, `${name}.d.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    // By their compiled names, modules are found by every release of TypeScript.
    writeFileSync(file, text.replaceAll(RELATIVE_IMPORT, '$1$2$3.js$2'));
    for (const [, , , imported] of text.matchAll(RELATIVE_IMPORT))
      write(path.posix.join(path.posix.dirname(name), imported!));
  }

  entriesOf(root).forEach(write);
  return written.size;
}

/** The declarations of all modules, by their paths from the root without extension. */
function emitDeclarations(root: string): Map<string, string> {
  const config = typescript.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.build.json'),
    { outDir: root },
    {
      ...typescript.sys,
      onUnRecoverableConfigFileDiagnostic: refuse,
    },
  );
  if (!config) throw new Error("tsconfig.build.json can't be read");
  config.errors.forEach(refuse);
  const declarations = new Map<string, string>();
  const { diagnostics } = typescript.createProgram(config.fileNames, config.options).emit(undefined, (file, text) => {
    declarations.set(
      path
        .relative(root, file)
        .replaceAll(path.sep, '/')
        .replace(/\.d\.ts$/, ''),
      text,
    );
  });
  diagnostics.forEach(refuse);
  return declarations;
}

function refuse({ messageText }: ts.Diagnostic): never {
  throw new Error(`The declarations can't be written: ${typescript.flattenDiagnosticMessageText(messageText, '\n')}`);
}
