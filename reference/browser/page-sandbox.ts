import type { Sandbox, Snapshot } from '../../src/public/sandbox.ts';
import { loadScript } from './load-script.ts';
import { passing } from './storage.ts';

interface Script {
  InventorySandbox?: { createSandbox(): Sandbox };
}

/** State of the sandbox, stored until the browser tab is closed, because each page is a separate document. */
export interface Kept {
  /** Number of requests it has handled. */
  calls: number;
  /** Time of its clock, in ms since 1970. */
  now: number;
  snapshot: unknown;
}

const KEY = 'sandbox';

/** State shared by all scripts of the page, so that there is only one sandbox. */
const shared = globalThis as { pageSandbox?: Promise<Sandbox> | undefined };

/** Tells all scripts of the page that the sandbox has changed. */
const CHANGE = 'sandboxchange';

/** Returns the stored state; undefined if this visit has not used the sandbox. */
export function keptSandbox(): Kept | undefined {
  try {
    return JSON.parse(passing.get(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Calls a function whenever the sandbox has changed. */
export function onSandboxChange(change: () => void): void {
  addEventListener(CHANGE, change);
}

/**
 * Answers a request by the sandbox in this page, which begins where the page before left off.
 *
 * @throws Error if its script can't be loaded.
 */
export async function answerInPage(request: Request): Promise<Response> {
  const sandbox = await pageSandbox();
  const response = await sandbox.fetch(request);
  keep(sandbox, (keptSandbox()?.calls ?? 0) + 1);
  return response;
}

/** Does something with the sandbox of this page. */
export async function withPageSandbox<Result>(work: (sandbox: Sandbox) => Result): Promise<Result> {
  const sandbox = await pageSandbox();
  const result = work(sandbox);
  keep(sandbox, keptSandbox()?.calls ?? 0);
  return result;
}

/** Checks whether the sandbox's script has loaded, so a response comes right away. */
export function isPageSandboxLoaded(): boolean {
  return shared.pageSandbox !== undefined;
}

/** Takes the sandbox back to its seed. */
export async function resetPageSandbox(): Promise<void> {
  const sandbox = await shared.pageSandbox;
  sandbox?.reset();
  passing.remove(KEY);
  announce();
}

function pageSandbox(): Promise<Sandbox> {
  shared.pageSandbox ??= load().catch((error: unknown) => {
    shared.pageSandbox = undefined;
    throw error;
  });
  return shared.pageSandbox;
}

async function load(): Promise<Sandbox> {
  await loadScript(document.documentElement.dataset['sandbox']!);
  const { createSandbox } = (window as Script).InventorySandbox!;
  const sandbox = createSandbox();
  try {
    const kept = keptSandbox();
    if (kept) sandbox.restore(kept.snapshot as Snapshot);
  } catch {
    // Another release of the pages has written it.
    passing.remove(KEY);
  }
  return sandbox;
}

function announce(): void {
  dispatchEvent(new Event(CHANGE));
}

function keep(sandbox: Sandbox, calls: number): void {
  const kept: Kept = { calls, now: sandbox.clock.now(), snapshot: sandbox.snapshot() };
  passing.set(KEY, JSON.stringify(kept));
  announce();
}
