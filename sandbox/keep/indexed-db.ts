import type { PageStorage } from './session.ts';

/** The only store of the database. */
const STORE = 'organizations';

/** Time that another page may need to close, such as the same page before a reload, in ms. */
const PATIENCE = 2000;

/**
 * Keeps strings in a database of the browser, until the user deletes the data of the site.
 *
 * @throws Error if another page or worker has it open.
 */
export async function openIndexedDb(name: string): Promise<PageStorage> {
  await lock(name);
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  const store = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  return {
    async read() {
      const objectStore = store('readonly');
      const [keys, texts] = await Promise.all([resultOf(objectStore.getAllKeys()), resultOf(objectStore.getAll())]);
      return new Map(keys.map((key, index) => [String(key), String(texts[index])]));
    },
    async write(organization, text) {
      const objectStore = store('readwrite');
      if (text === undefined) objectStore.delete(organization);
      else objectStore.put(text, organization);
      await new Promise<void>((resolve, reject) => {
        objectStore.transaction.oncomplete = () => resolve();
        objectStore.transaction.onabort = () => reject(objectStore.transaction.error);
      });
    },
  };
}

/** Keeps a name for this page, as long as it is open. Two that write would lose what the other one has written. */
async function lock(name: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const hold = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => {
      reject(new Error(`The sandbox ${name} is open in another tab or worker. Close it, or use another name here.`));
    });
  });
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
