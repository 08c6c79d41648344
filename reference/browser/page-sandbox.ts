import type { Sandbox, Snapshot } from '../../src/public/sandbox.ts';
import { loadScript } from './load-script.ts';
import { passing } from './storage.ts';

/** What the script of the sandbox defines. */
interface Script {
  InventorySandbox?: { createSandbox(): Sandbox };
}

/** What is kept of the sandbox until the browser tab is closed, since each page is a document of its own. */
export interface Kept {
  /** How many calls it has answered. */
  calls: number;
  /** What its clock says, in milliseconds since 1970. */
  now: number;
  snapshot: unknown;
}

const KEY = 'sandbox';

let made: Promise<Sandbox> | undefined;
const listeners: (() => void)[] = [];

/** What is kept of the sandbox; undefined if this visit has not used it. */
export function keptSandbox(): Kept | undefined {
  try {
    return JSON.parse(passing.get(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Calls a function whenever the sandbox has changed. */
export function onSandboxChange(change: () => void): void {
  listeners.push(change);
}

/**
 * Answers a request by the sandbox in this page, which begins where the page before left off.
 *
 * @throws Error if its script cannot be loaded.
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

/** Takes the sandbox back to its seed. */
export async function resetPageSandbox(): Promise<void> {
  const sandbox = await made;
  sandbox?.reset();
  passing.remove(KEY);
  announce();
}

function pageSandbox(): Promise<Sandbox> {
  made ??= load().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
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
  for (const listener of listeners) listener();
}

function keep(sandbox: Sandbox, calls: number): void {
  const kept: Kept = { calls, now: sandbox.clock.now(), snapshot: sandbox.snapshot() };
  passing.set(KEY, JSON.stringify(kept));
  announce();
}
