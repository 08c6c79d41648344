import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { suggestion } from '../../src/contract/index.ts';
import { readInputText, whyUnreadable } from '../../src/contract/node/index.ts';
import type { ObjectForm } from '../engine/index.ts';
import type { SandboxOptions } from '../options/index.ts';
import { CsvProblem, readCsv } from './seed-csv.ts';
import { SEED_HEAD } from './seed-head.ts';
import { SandboxFileError } from './server-errors.ts';

/** A seed that was read. */
export interface ReadSeed {
  seed: SandboxOptions['seed'] & {};
  /** A message about it, which names records by their places in the files that they come from. */
  locate(message: string): string;
}

export type Forms = ReadonlyMap<string, ObjectForm>;

/** Where a message says that a record is: `seed.contacts[3]`, or `records.contacts[3].` with the path of a field behind it. */
const PLACE = /^(?:seed|records)\.(\w+)(?:\[(\d+)\](\.)?)?/;

/**
 * Reads a folder with a file for each resource, such as `contacts.csv` and `items.json`. One that was exported also has a
 * `snapshot.json`, and then holds everything that an organization has; any other holds records that are added.
 *
 * @throws SandboxFileError if a file is unknown or can't be read.
 */
export async function readSeedFolder(folder: string, forms: Forms): Promise<ReadSeed> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const head = `${SEED_HEAD}.json`;
  const files = new Map<string, string>();
  for (const name of names) {
    if (name === head) continue;
    const resource = resourceOf(name, folder, forms);
    const other = files.get(resource);
    if (other !== undefined) throw refused(folder, name, `${other} has the same resource. Keep one of them`);
    files.set(resource, name);
  }
  if (names.length === 0)
    throw new SandboxFileError(
      `The seed ${folder} has no files: it needs one for each resource, such as contacts.csv.`,
    );
  const lines = new Map<string, number[]>();
  const records: Record<string, unknown> = {};
  for (const [resource, name] of files) {
    const text = await readText(folder, name);
    if (name.endsWith('.json')) records[resource] = parseJson(text, folder, name);
    else {
      const rows = parseCsv(text, forms.get(resource)!, folder, name);
      lines.set(
        resource,
        rows.map(({ line }) => line),
      );
      records[resource] = rows.map(({ fields }) => fields);
    }
  }
  const locate = (message: string): string =>
    message.replace(PLACE, (match: string, resource: string, index?: string, dot = '') => {
      const name = files.get(resource);
      if (name === undefined) return match;
      const line = index === undefined ? undefined : lines.get(resource)?.[Number(index)];
      if (line === undefined) return `${name}${index === undefined ? '' : `[${index}]`}${dot}`;
      return `${name}, line ${line}${dot && ', '}`;
    });
  if (!names.includes(head)) return { seed: records as ReadSeed['seed'], locate };
  const snapshot = parseJson(await readText(folder, head), folder, head) as object;
  return { seed: { ...snapshot, records } as ReadSeed['seed'], locate };
}

function resourceOf(name: string, folder: string, forms: Forms): string {
  const [, resource, ending] = /^(.*)\.(json|csv)$/.exec(name) ?? [];
  if (resource === undefined || ending === undefined) throw refused(folder, name, 'it is neither JSON nor CSV');
  if (forms.has(resource)) return resource;
  const resources = [...forms.keys()];
  throw refused(folder, name, `there is no resource ${resource}`, suggestion(resource, resources));
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readInputText(path.join(folder, name));
  } catch (error) {
    throw refused(folder, name, whyUnreadable(error));
  }
}

function parseJson(text: string, folder: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(folder, name, 'it is not JSON');
  }
}

function parseCsv(text: string, form: ObjectForm, folder: string, name: string): ReturnType<typeof readCsv> {
  try {
    return readCsv(text, form);
  } catch (error) {
    if (error instanceof CsvProblem) throw new SandboxFileError(`${path.join(folder, name)}, ${error.message}`);
    throw error;
  }
}

function refused(folder: string, name: string, reason: string, near = ''): SandboxFileError {
  return new SandboxFileError(`The seed ${folder} can't be read: ${name}: ${reason}.${near}`);
}
