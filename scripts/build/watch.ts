import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clearPluginsCache } from '@redocly/openapi-core';
import { watch } from 'chokidar';
import colors from 'picocolors';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import type { Project } from '../lib/project.ts';
import { writeBuild } from './output.ts';
import { type Build, runPipeline } from './pipeline.ts';
import { printFailure, printStage } from './report.ts';

/** Time without a further change after which a rebuild starts, in ms. */
const DEBOUNCE_MS = 50;

/** Time between two looks for a folder that was deleted, in ms. */
const LOOK_MS = 200;

/** What else to do on a change. */
export interface WatchOptions {
  /** Called with each contract that has passed its own checks, while Spectral and openapi-typescript are still at work. */
  onContract?: (document: OpenApiDocument) => Promise<void>;
  /** Absolute paths of further files to watch. */
  also?: readonly string[];
}

/** Builds now, and on every change of the contract again. Problems are printed, and end nothing. */
export async function watchContract(
  project: Project,
  { onContract = async () => {}, also = [] }: WatchOptions = {},
): Promise<void> {
  const settings = [project.redocly, project.spectral, project.rules];
  let last: Build | undefined;
  let running = false;
  let pending: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  // Before the first build, so that no change during it is missed.
  const watched = [project.sources, ...settings, ...also];
  const watcher = watch(watched, { ignoreInitial: true }).on('all', (event, file) => {
    if (event === 'unlinkDir' && watched.includes(file)) void watchAgain(file);
    noteChange(file);
  });
  await once(watcher, 'ready');
  await rebuild('start');
  await rebuildPending();

  function noteChange(file: string): void {
    if (settings.some((setting) => file.startsWith(setting))) {
      last = undefined;
      clearPluginsCache();
    }
    pending = path.relative(project.root, file);
    clearTimeout(timer);
    timer = setTimeout(() => void rebuildPending(), DEBOUNCE_MS);
  }

  /** Watches a folder once it is there again, which the watcher does not do by itself. */
  async function watchAgain(folder: string): Promise<void> {
    while (!existsSync(folder)) await wait(LOOK_MS);
    watcher.add(folder);
    noteChange(folder);
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
    const seconds = stopwatch();
    let shown: Promise<void> | undefined;
    try {
      last = await runPipeline(project, {
        onStage: printStage,
        last,
        onContract(document) {
          console.log(`Checked in ${seconds()}. Spectral and openapi-typescript are still at work …`);
          shown = onContract(document);
        },
      });
      await (shown ?? onContract(last.document));
      writeBuild(project, last);
      console.log(`Built in ${seconds()}. Watching openapi/ …`);
    } catch (error) {
      await shown;
      printFailure(error);
      console.log('Watching openapi/ …');
    }
    running = false;
  }
}

/** Makes a function that says how much time has passed. */
function stopwatch(): () => string {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
