import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns the value to store, or undefined to leave the old one, and a result for the caller. */
export type Update<Value, Result> = (value: Value | undefined) => { value?: Value | undefined; result: Result };

/** Number of versions kept. A process that falls further behind repeats its update. */
const KEPT = 3;

/** A version, by its number, and a draft of the next one. A folder may hold other files, which are left alone. */
const VERSION = /^([1-9]\d*)\.json$/;
const DRAFT = /^(\d+)\.[\w-]+\.draft$/;

/** Longest time between two attempts, in ms. */
const MOST_BACKOFF = 50;

/**
 * Updates a value that processes of one machine share. Each version is a file of its own, and a version belongs to the
 * process that is the first to create it; the others start again from it. So there is no lock that a killed process
 * could leave behind, and nobody reads a file that is half written.
 *
 * @param folder Where the versions are; it is created. Its file system must have hard links.
 * @param update Must have the same effect if it is made twice, since it may be repeated after it has succeeded.
 * @throws Error if the folder can't be read or written, or the newest version is damaged.
 */
export async function updateVersioned<Value, Result>(folder: string, update: Update<Value, Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    const base = newest(await readdir(folder));
    const text = base > 0 ? await readIfThere(fileOf(folder, base)) : '';
    if (text !== undefined) {
      const { value, result } = update(base > 0 ? parse<Value>(text, fileOf(folder, base)) : undefined);
      if (value === undefined || (await create(folder, base, JSON.stringify(value)))) return result;
    }
    await sleep(Math.random() * Math.min(2 ** attempt, MOST_BACKOFF));
  }
}

/** Creates the version after `base`, unless another process has. */
async function create(folder: string, base: number, text: string): Promise<boolean> {
  const draft = path.join(folder, `${base}.${randomUUID()}.draft`);
  try {
    await writeFile(draft, text);
    await link(draft, fileOf(folder, base + 1));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const names = await readdir(folder);
  await removeOld(folder, names, base + 1);
  // Far behind the newest, this version may have been there before and have been removed, so that nobody reads this one.
  return newest(names) < base + 1 + KEPT;
}

/** Removes old versions, and drafts of processes that were killed. */
async function removeOld(folder: string, names: readonly string[], version: number): Promise<void> {
  const old = names.filter((name) => {
    const [, number] = VERSION.exec(name) ?? [];
    const [, base] = DRAFT.exec(name) ?? [];
    return Number(number) <= version - KEPT || Number(base) <= version - 100 * KEPT;
  });
  // Windows does not remove a file that another process reads; the next writer does.
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true }).catch(() => undefined)));
}

function newest(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => Number(VERSION.exec(name)?.[1] ?? 0)));
}

function fileOf(folder: string, version: number): string {
  return path.join(folder, `${version}.json`);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse<Value>(text: string, file: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch (cause) {
    throw new Error(`${file} is damaged. Remove its folder to start over`, { cause });
  }
}

function codeOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code;
}
