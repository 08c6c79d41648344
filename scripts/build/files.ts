import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../lib/project.ts';

/** The absolute paths of all files below a folder, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The texts of every file of `openapi/`, by their absolute paths. */
export function readTexts({ sources }: Project): Map<string, string> {
  return new Map(listFiles(sources).map((file) => [file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')]));
}
