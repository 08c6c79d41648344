import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../scripts/lib/project.ts';

/** How `npm run build` ended, and what it printed. */
export type Built = SpawnSyncReturns<string>;

/** The stages of a build, as it names them. */
export const STAGES = [
  ...['read sources', 'lint sources', 'references', 'bundle', 'compose', 'guesses', 'extensions', 'samples'],
  ...['yaml', 'client', 'affected', 'coverage', 'words', 'places', 'rules', 'types', 'lint bundle'],
];

/** What a build writes. */
export const GENERATED = [
  'affected.ts',
  'client.ts',
  'conventions.ts',
  'coverage.md',
  'models.ts',
  'openapi.json',
  'openapi.yaml',
  'places.json',
  'rules.json',
  'rules.ts',
  'types.ts',
  'words.ts',
];

/** Runs `npm run build`. */
export function build(...args: string[]): Built {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', ...args], { encoding: 'utf8' });
}

/** The files of `generated/` by their names. */
export function filesOf({ generated }: Project): Record<string, string> {
  const names = readdirSync(generated, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(generated, name), 'utf8')]));
}
