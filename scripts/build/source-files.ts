import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../lib/project.ts';

/** The absolute paths of all files below a folder, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Entries of `openapi/` that aren't part of the contract: sandbox rules, workflows, the last release and search terms. */
const APART = ['rules', 'workflows', 'released', 'words.yaml'];

/** The texts of the files that the contract is written in, by their absolute paths. */
export function readTexts({ sources }: Project): Map<string, string> {
  const files = listFiles(sources).filter((file) => !APART.includes(path.relative(sources, file).split(path.sep)[0]!));
  return new Map(files.map((file) => [file, textOf(file)]));
}

/** The texts of the files below a folder, by their paths from the root of the project; none if there is no such folder. */
export function textsBelow({ root }: Project, folder: string): Map<string, string> {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return new Map();
  const pathOf = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  return new Map(listFiles(absolute).map((file) => [pathOf(file), textOf(file)]));
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
