import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, whyUnwritable } from '../../../src/contract/node/index.ts';
import * as service from '../../../src/service/index.ts';
import { TABLES } from '../../resources/index.ts';
import { SEED_HEAD } from '../seed-head.ts';
import { DataError } from '../server-errors.ts';
import { readWhole } from './folder.ts';
import { readJournal } from './journal.ts';

/** Source and target of an export. */
export interface ExportOptions {
  /** The folder in which a sandbox keeps its data. It is only read, also while a sandbox uses it. */
  data: string;
  /** The folder that is written. It must be empty, or not be there. */
  folder: string;
  /** The organization. It may be left out if there is only one. */
  organizationId?: string | undefined;
}

const PATH: service.Schema = { type: 'string', minLength: 1 };
const OPTIONS = service.object({ data: PATH, folder: PATH, 'organizationId?': service.FILLED });

/** Result of an export. */
export interface Exported {
  organizationId: string;
  /** Number of records. */
  records: number;
  /** Data that could not be read, in sentences. */
  warnings: string[];
}

/**
 * Writes an organization of kept data as a folder that can be the seed of a sandbox: a file of JSON for each resource, and
 * one with what is left.
 *
 * @throws DataError if an option is unknown or not valid, the data can't be read, have no such organization, or the folder can't be written.
 */
export function exportJournals(options: ExportOptions): Exported {
  const problem = service.problemIn(service.closedOf(OPTIONS), options, 'an option');
  if (problem) throw new DataError(service.sentenceOf({ ...problem, place: problem.place || 'The options' }));
  const { data, folder, organizationId } = options;
  const file = path.join(data, 'journal');
  const { snapshots, damage, isTorn } = readJournal(readWhole(file), file, idFieldOf);
  const [only, ...others] = snapshots.keys();
  const chosen = organizationId ?? (others.length === 0 ? only : undefined);
  const snapshot = snapshots.get(chosen ?? '');
  if (chosen === undefined || !snapshot) {
    if (snapshots.size === 0 && damage !== undefined)
      throw new DataError(`Nothing can be exported: ${file} ${damage}.`);
    throw new DataError(whichOf(data, organizationId, [...snapshots.keys()]));
  }
  const { records, ...head } = snapshot;
  const strange = Object.keys(records).find((resource) => idFieldOf(resource) === undefined);
  if (strange !== undefined) {
    throw new DataError(`This version has no resource ${strange}, which ${data} has. Use the version that wrote it.`);
  }
  write(folder, { [SEED_HEAD]: head, ...records });
  return {
    organizationId: chosen,
    records: Object.values(records).reduce((sum, rows) => sum + rows.length, 0),
    warnings: [
      ...(damage === undefined ? [] : [`${file} ${damage}.`]),
      ...(isTorn
        ? [`The last line of ${file} is incomplete, so its request never got a response. It was left out.`]
        : []),
    ],
  };
}

function idFieldOf(resource: string): string | undefined {
  return TABLES.find((table) => table.resource === resource)?.idField;
}

function whichOf(data: string, wanted: string | undefined, there: readonly string[]): string {
  if (there.length === 0) return `${data} has no organization that can be read.`;
  const list = there.join(', ');
  return wanted === undefined
    ? `${data} has the organizations ${list}. Choose one with --organization-id (organizationId in code).`
    : `${data} has no organization ${wanted}. It has ${list}.`;
}

function write(folder: string, contents: Readonly<Record<string, unknown>>): void {
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new DataError(`The folder ${folder} is not empty. Choose another, or empty it.`);
    makeFolder(folder);
    for (const [name, content] of Object.entries(contents)) {
      writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);
    }
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError(`The folder ${folder} can't be written: ${whyUnwritable(error)}.`);
  }
}
