/** Calls a hook of the user. Whether it throws or rejects, what called it goes on. */
export function callHook(hook: () => unknown): void {
  (async () => hook())().catch(() => undefined);
}
