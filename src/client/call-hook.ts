/** Calls a hook of the user. What it throws or rejects with is ignored. */
export function callHook(hook: () => unknown): void {
  (async () => hook())().catch(() => undefined);
}
