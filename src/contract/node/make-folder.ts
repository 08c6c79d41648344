import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder, and those that it is in, unless it is there. Node's own recursive `mkdir` never ends where a folder that
 * exists answers that it does not, as `/proc` does.
 *
 * @throws Error with a `code`, such as EACCES.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
  if (missing.length === 0 && !statSync(folder).isDirectory()) throw coded('EEXIST', `${folder} is a file`);
  for (const one of missing) makeOne(one);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process was faster.
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code === 'ENOENT' && existsSync(parent)) throw coded('EREFUSED', `no folder can be created in ${parent}`);
    throw error;
  }
}

function coded(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
