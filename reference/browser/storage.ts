/** A store that does nothing where the browser has switched storage off. */
export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Keeps values until the reader deletes them. */
export const lasting = store(() => localStorage);

/** Keeps values until the browser tab is closed. */
export const passing = store(() => sessionStorage);

function store(storage: () => Storage): Store {
  const attempt = <T>(run: () => T): T | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt(() => storage().getItem(key)),
    set: (key, value) => attempt(() => storage().setItem(key, value)),
    remove: (key) => attempt(() => storage().removeItem(key)),
  };
}
