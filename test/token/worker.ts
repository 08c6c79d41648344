import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@redis/client';
import { fileLock } from '../../src/public/file.ts';
import { type KeepTokenOptions, keepToken, redisLock, type TokenSet } from '../../src/public/token.ts';

/** What a process of the tests does. */
export interface Work {
  /** Where the token is. */
  store: { redis: string } | { path: string };
  /** The authorization server. */
  url: string;
  /** A token that the service has refused. */
  refused?: string;
  /** Lease of the lock, in ms. */
  lease: number;
}

// A process that needs the token that others need too: node worker.mjs '<work as JSON>'. It prints the tokens it had.
const work = JSON.parse(process.argv[2]!) as Work;
const { close, ...store } = await connect(work);
const token = keepToken({ ...store, refresh });
const tokens = await Promise.all(Array.from({ length: 5 }, () => token({ refused: work.refused })));
console.log(JSON.stringify(tokens));
await close();

async function refresh(old: TokenSet | undefined, signal: AbortSignal): Promise<TokenSet> {
  const response = await fetch(work.url, { method: 'POST', body: old?.refreshToken ?? '', signal });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as TokenSet;
}

type Store = Pick<KeepTokenOptions, 'load' | 'save' | 'lock'> & { close(): Promise<void> };

async function connect({ store, lease }: Work): Promise<Store> {
  if ('path' in store) {
    const file = path.join(store.path, 'token.json');
    return {
      load: async () => JSON.parse(await readFile(file, 'utf8')) as TokenSet,
      save: async (saved) => {
        await writeFile(`${file}.new`, JSON.stringify(saved), { mode: 0o600 });
        await rename(`${file}.new`, file);
      },
      lock: fileLock({ path: path.join(store.path, 'lock'), lease }),
      close: async () => undefined,
    };
  }
  const client = createClient({ url: store.redis });
  await client.connect();
  const run = (script: string, keys: string[], args: string[]) => client.eval(script, { keys, arguments: args });
  return {
    load: async () => JSON.parse((await client.get('token')) ?? 'null') as TokenSet,
    save: async (saved) => void (await client.set('token', JSON.stringify(saved))),
    lock: redisLock({ run, key: 'token-lock', lease }),
    close: () => client.close(),
  };
}
