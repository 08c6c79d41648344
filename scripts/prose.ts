import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { FOLDERS, findingsIn } from './build/prose.ts';
import { ROOT, readOptions } from './lib/program-options.ts';

const HELP = `Looks for words that docs/contributing/style.md advises against: in the documentation, the reference, and the messages, help texts and
comments of the code. The lint rule inventory/plain-words checks the contract for the same words.

  npm run prose

Exit status: 0 there are none, 1 there are some, 2 wrong usage.`;

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  const { root } = options.values;
  const files = listFiles(root);
  const findings = files.flatMap((file) =>
    findingsIn(file, readFileSync(path.join(root, file), 'utf8')).map((finding) => ({ file, ...finding })),
  );
  for (const { file, line, column, message } of findings) {
    console.error(`${colors.red(`${file}:${line}:${column}`)}  ${message}`);
  }
  console.log(`${files.length} files, ${findings.length} words to replace.`);
  return findings.length > 0 ? 1 : 0;
}

/** The files to read, as paths from the root of the project. */
function listFiles(root: string): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return [...readdirSync(root).filter((name) => name.endsWith('.md')), ...inFolders]
    .filter((file) => /\.(md|tsx?|m?js|yaml)$/.test(file) && path.basename(file) !== 'words.js')
    .toSorted();
}
