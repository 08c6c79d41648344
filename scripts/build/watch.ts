import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clearPluginsCache } from '@redocly/openapi-core';
import { type FSWatcher, watch } from 'chokidar';
import colors from 'picocolors';
import type { OpenApiDocument } from '../../src/contract/index.ts';
import type { Project } from '../lib/project.ts';
import { writeBuild } from './output.ts';
import { isIndexMissing, runPipeline } from './pipeline.ts';
import { printFailure, printStage } from './print-report.ts';
import type { Sources } from './sources.ts';

/** Time without a further change after which a rebuild starts, in ms. */
const DEBOUNCE_MS = 50;

/** Time between two looks for what was deleted, in ms. */
const LOOK_MS = 200;

export interface WatchOptions {
  /** Called with each contract that was built. */
  onContract?: (document: OpenApiDocument) => Promise<void>;
  /** Absolute paths of further files to watch. Those that the build writes are left out. */
  also?: readonly string[];
}

/** Builds now, and on every change of the contract again. Problems are printed, and end nothing. */
export async function watchContract(
  project: Project,
  { onContract = async () => {}, also = [] }: WatchOptions = {},
): Promise<void> {
  const settings = [project.bundling, project.redocly, project.spectral, project.rules];
  let last: Sources | undefined;
  let running = false;
  let pending: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const watched = [project.sources, ...[...settings, ...also].filter((file) => existsSync(file) && !isGenerated(file))];
  let reopening = false;
  // Before the first build, so that no change during it is missed.
  let watcher = await open();
  await rebuild('start');
  await rebuildPending();

  /** Checks whether the build writes a file. Watching such a file would restart the build endlessly. */
  function isGenerated(file: string): boolean {
    return file.startsWith(project.generated + path.sep);
  }

  async function open(): Promise<FSWatcher> {
    const opened = watch(watched, { ignoreInitial: true }).on('all', (event, file) => {
      if (event === 'unlinkDir' && watched.includes(file)) void reopen();
      noteChange(file);
    });
    await once(opened, 'ready');
    return opened;
  }

  /** Opens a new watcher once what was deleted is there again, which the watcher does not reliably do by itself. */
  async function reopen(): Promise<void> {
    if (reopening) return;
    reopening = true;
    while (![...watched, project.entry].every((file) => existsSync(file))) await wait(LOOK_MS);
    await watcher.close();
    watcher = await open();
    reopening = false;
    noteChange(project.sources);
  }

  function noteChange(file: string): void {
    if (settings.some((setting) => file.startsWith(setting))) {
      last = undefined;
      clearPluginsCache();
    }
    pending = path.relative(project.root, file);
    clearTimeout(timer);
    timer = setTimeout(() => void rebuildPending(), DEBOUNCE_MS);
  }

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
      const build = await runPipeline(project, { onStage: printStage, last });
      last = build.sources;
      writeBuild(project, build);
      await onContract(build.document);
      console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s. Watching openapi/ …`);
    } catch (error) {
      printFailure(error);
      console.log('Watching openapi/ …');
      // It may be back before the watcher has seen that it was gone.
      if (isIndexMissing(error)) void reopen();
    }
    running = false;
  }
}
