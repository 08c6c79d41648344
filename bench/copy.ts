import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Project, projectAt } from '../scripts/lib/project.ts';

/** Copies what the build reads to a temporary folder, so that a benchmark can change it. */
export function copyContract(): Project {
  const original = projectAt();
  const copy = projectAt(mkdtempSync(path.join(tmpdir(), 'bench-')));
  for (const part of ['sources', 'redocly', 'rules', 'spectral', 'generated'] as const)
    cpSync(original[part], copy[part], { recursive: true });
  // Its version is that of the contract.
  cpSync(path.join(original.root, 'package.json'), path.join(copy.root, 'package.json'));
  return copy;
}
