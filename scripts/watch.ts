import path from 'node:path';
import { watch } from 'chokidar';
import colors from 'picocolors';
import { replaceGenerated } from './output.ts';
import { type Build, runPipeline } from './pipeline.ts';
import type { Project } from './project.ts';
import { printFailure, printStage } from './report.ts';

/** Time without a further change after which a rebuild starts, in ms. */
const QUIET = 100;

/** What else to do on a change. */
export interface WatchOptions {
  /** Called after each build that went well, and before the next one. */
  onBuild?: () => Promise<void>;
  /** Further files and folders to watch, relative to the project. */
  also?: readonly string[];
}

/** Builds now, and on every change of the contract again. Problems are printed, and end nothing. */
export async function watchContract(project: Project, { onBuild, also = [] }: WatchOptions = {}): Promise<void> {
  const rules = ['.spectral.yaml', 'redocly.yaml', path.join('scripts', 'rules')].map((name) =>
    path.join(project.root, name),
  );
  let last: Build | undefined;
  let running = false;
  let pending: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  await rebuild('start');
  const folders = [project.sources, ...rules, ...also.map((name) => path.join(project.root, name))];
  watch(folders, { ignoreInitial: true }).on('all', (_event, file) => {
    if (rules.some((rule) => file.startsWith(rule))) last = undefined;
    pending = path.relative(project.root, file);
    clearTimeout(timer);
    timer = setTimeout(() => void rebuildPending(), QUIET);
  });

  async function rebuildPending(): Promise<void> {
    if (running || pending === undefined) return;
    const reason = pending;
    pending = undefined;
    await rebuild(reason);
    await rebuildPending();
  }

  async function rebuild(reason: string): Promise<void> {
    running = true;
    console.log(`\n${colors.bold(reason)} ${colors.dim(new Date().toLocaleTimeString())}`);
    const start = performance.now();
    try {
      last = await runPipeline(project, printStage, last);
      replaceGenerated(project, last.files);
      await onBuild?.();
      console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s. Watching openapi/ …`);
    } catch (error) {
      printFailure(error);
      console.log('Watching openapi/ …');
    }
    running = false;
  }
}
