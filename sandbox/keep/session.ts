/** Keeps strings by the ids of organizations. */
export interface PageStorage {
  read(): Promise<ReadonlyMap<string, string>>;
  /** Keeps a string, or removes it if it is undefined. It throws if there is no room. */
  write(organization: string, text: string | undefined): Promise<void> | void;
}

/** Used members of `sessionStorage`. Workers do not have it, and their types do not know it. */
interface SessionStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Keeps strings until the browser tab is closed.
 *
 * @throws Error if there is no `sessionStorage`, as in a worker.
 */
export function openSessionStorage(name: string): PageStorage {
  const { sessionStorage: storage } = globalThis as { sessionStorage?: SessionStorage };
  if (!storage) throw new Error("There is no sessionStorage here. Store the sandbox in 'indexeddb'.");
  const prefix = `${name}/`;
  return {
    read: async () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
      const sandboxKeys = keys.filter((key) => key.startsWith(prefix));
      return new Map(sandboxKeys.map((key) => [key.slice(prefix.length), storage.getItem(key)!]));
    },
    write(organization, text) {
      if (text === undefined) storage.removeItem(prefix + organization);
      else storage.setItem(prefix + organization, text);
    },
  };
}
