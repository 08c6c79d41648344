/**
 * Runs a Lua script on Redis and returns its result.
 *
 * @param script The text of the script. There are few, and they never change, so a client may run them by their hash.
 * @param keys The keys that the script uses. On a cluster they share a slot.
 */
export type RunScript = (script: string, keys: string[], args: string[]) => Promise<unknown>;
