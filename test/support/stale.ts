import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { changedSinceBuild } from '../../scripts/build/output.ts';
import { type Project, projectAt } from '../../scripts/lib/project.ts';

/** How many changed files are named. */
const MAX_LISTED = 5;

/**
 * Refuses to test a contract that is not the one of the sources. It is known at once that nothing has changed since the
 * last build, or since a commit, which CI has checked; otherwise `npm run build -- --check` makes `generated/` in memory and
 * compares.
 *
 * @throws Error if the sources have problems, or if `generated/` is not what they make.
 */
export function refuseStaleContract(project: Project = projectAt()): void {
  const changed = changedSinceBuild(project);
  if (changed?.length === 0) return;
  if (changed === undefined && process.env['CI'] === undefined && isCommitted(project.root)) return;
  const program = ['scripts/run.mjs', 'scripts/build.ts', '--check', '--root', project.root];
  const { status, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status === 0) return;
  const names = (changed ?? []).map((file) => path.relative(project.root, file));
  const since = names.length > 0 ? `Changed since the last build: ${listed(names)}.\n\n` : '';
  const error = new Error(`The tests read generated/, which is not what openapi/ makes now.\n${since}${stderr.trim()}`);
  error.stack = '';
  throw error;
}

/** Whether the contract, what is made of it and what makes it are those of the last commit. */
function isCommitted(root: string): boolean {
  const paths = ['openapi', 'generated', 'scripts', 'src', 'package-lock.json'];
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 && stdout === '';
}

function listed(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  return names.slice(0, MAX_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
