import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedSinceBuild } from '../../scripts/build/output.ts';
import { IS_FULL } from '../support/full.ts';
import { copyContract, type ProjectCopy } from '../support/project.ts';

/** The files that the build writes to `generated/`. Other programs write the subfolders. */
function filesOf({ generated }: ProjectCopy): Record<string, string> {
  const entries = readdirSync(generated, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(entries.map(({ name }) => [name, readFileSync(path.join(generated, name), 'utf8')]));
}

// For a change, the release gate compares what is committed with what would be written.
it.runIf(IS_FULL)('`npm run build` writes the same bytes as are committed, and remembers it', () => {
  const project = copyContract();
  onTestFinished(() => project.remove());
  const committed = filesOf(project);
  for (const name of Object.keys(committed)) project.write(`generated/${name}`, 'of another build');
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', '--root', project.root]);
  expect(filesOf(project)).toEqual(committed);
  expect(changedSinceBuild(project)).toEqual([]);
});
