import { statSync } from 'node:fs';
import { inputName, isStandardInput, peek, readInput, whyUnreadable } from '../../../src/contract/node/index.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, mergeEvidence, NO_EVIDENCE, SharedRecordingsError } from '../evidence/evidence.ts';
import { LaterEvidenceError } from '../read/evidence.ts';
import type { LogMapping } from '../read/gateway-log.ts';
import { UnreadableRecordingError } from '../read/recording.ts';
import type { Exchange } from '../recorded-exchange.ts';
import {
  type Chunks,
  type Reading,
  readArchive,
  readEvidenceFile,
  readLog,
  readRecordings,
  TrafficError,
  unknownFormat,
} from './read-formats.ts';

export interface ReadOptions {
  /** Name of the account if a file has none. */
  account?: string | undefined;
  /** Paths at which the service is, in addition to that of the contract. */
  basePaths?: readonly string[] | undefined;
  /** Mapping of a gateway's JSON logs. Without it, they are rejected. */
  mapping?: LogMapping | undefined;
  /** Called with each exchange whose values were recorded, and where it stands: a line, or the number of an entry. */
  onExchange?: ((exchange: Exchange, file: string, line: number) => void) | undefined;
  /** Called with what each file shows, when it has been read. */
  onFile?: ((file: string, evidence: Evidence) => void) | undefined;
}

/**
 * Reads what files have recorded: recordings (NDJSON), HTTP archives (HAR), JSON logs of gateways and evidence, in any mixture.
 * All but evidence is streamed, so it may be larger than the memory.
 *
 * @param files Their paths; `-` for standard input. What gzip has compressed is decompressed.
 * @throws TrafficError if a file can't be read, or shares recordings with others that can't be taken apart.
 */
export async function readTraffic(
  model: Model,
  files: readonly string[],
  { mapping, onFile, ...options }: ReadOptions = {},
): Promise<Evidence> {
  const inputs: Input[] = [];
  for (const file of files) inputs.push(await look(file, mapping !== undefined));
  let merged = NO_EVIDENCE;
  /** The file that has brought each recording. */
  const from = new Map<string, string>();

  function add(evidence: Evidence, name: string): void {
    merged = merge(merged, evidence, (id) => [from.get(id)!, name]);
    for (const id of Object.keys(evidence.recordings)) if (!from.has(id)) from.set(id, name);
  }

  // Evidence of more recordings is taken first, so that the order of the files has no say in what can be merged.
  const evidence: Piece[] = [];
  for (const input of inputs.filter(({ format }) => format === 'evidence')) {
    const { pieces, whole } = await piecesOf(input);
    evidence.push(...pieces);
    onFile?.(input.name, whole);
  }
  for (const { name, read } of evidence.sort(bySize)) add(await read(), name);
  for (const input of inputs.filter(({ format }) => format !== 'evidence')) {
    let fileEvidence = NO_EVIDENCE;
    await explained(input.name, async () => {
      for await (const evidence of recordingsOf(input, { ...options, model, name: input.name }, mapping)) {
        fileEvidence = mergeEvidence(fileEvidence, evidence);
        add(evidence, input.name);
      }
    });
    onFile?.(input.name, fileEvidence);
  }
  return merged;
}

type Format = 'recording' | 'archive' | 'evidence' | 'log';

/** A file whose first bytes have been looked at. */
interface Input {
  name: string;
  format: Format;
  /** Reads it from its start. What is no file on a disk can be read once. */
  chunks: () => Chunks;
  isOnDisk: boolean;
}

/** Enough to tell the formats apart. */
const START = 256;

function look(file: string, isMapped: boolean): Promise<Input> {
  const name = inputName(file);
  return explained(name, async () => {
    const { start, all: chunks, close } = await peek(readInput(file), START);
    const format = formatOf(start.toString('utf8'), isMapped);
    const isOnDisk = !isStandardInput(file) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
    if (format && !isOnDisk) return { name, format, chunks: () => chunks, isOnDisk };
    await close();
    if (!format) throw start.length === 0 ? new TrafficError(`${name} is empty.`) : unknownFormat(name);
    return onDisk(name, format, file);
  });
}

/** A file that is opened again: on its own, so that nothing of what was looked at stays in memory. */
function onDisk(name: string, format: Format, file: string): Input {
  return { name, format, chunks: () => readInput(file), isOnDisk: true };
}

function formatOf(start: string, isMapped: boolean): Format | undefined {
  if (/^\s*\{\s*"recording"/.test(start)) return 'recording';
  if (isMapped ? /^\s*\{\s*"log"\s*:\s*\{/.test(start) : /^\s*\{\s*"log"/.test(start)) return 'archive';
  if (isMapped && !/^\s*\{\s*"format"\s*:\s*\d/.test(start)) return 'log';
  return /^\s*\{/.test(start) ? 'evidence' : undefined;
}

function recordingsOf(
  { format, chunks }: Input,
  reading: Reading,
  mapping: LogMapping | undefined,
): AsyncGenerator<Evidence> {
  if (format === 'recording') return readRecordings(reading, chunks());
  return format === 'log' ? readLog(reading, mapping!, chunks()) : readArchive(reading, chunks());
}

/** Evidence in a file, which is read again when it is needed: all of it together may not fit into the memory. */
interface Piece {
  name: string;
  size: number;
  key: string;
  read: () => Promise<Evidence>;
}

async function piecesOf({ name, chunks, isOnDisk }: Input): Promise<{ pieces: Piece[]; whole: Evidence }> {
  const readAll = (): Promise<Evidence[]> =>
    explained(name, async () => {
      const parts: Evidence[] = [];
      for await (const part of readEvidenceFile({ name }, chunks())) parts.push(part);
      return parts;
    });
  const again = (index: number) => async (): Promise<Evidence> => (await readAll())[index]!;
  const pieces = (await readAll()).map((evidence, index) => ({
    name,
    size: Object.keys(evidence.recordings).length,
    key: JSON.stringify(evidence.recordings),
    read: isOnDisk ? again(index) : async () => evidence,
  }));
  let whole = NO_EVIDENCE;
  for (const { read } of [...pieces].sort(bySize)) whole = merge(whole, await read(), () => [name, name]);
  return { pieces, whole };
}

function bySize(left: Piece, right: Piece): number {
  return right.size - left.size || (left.key < right.key ? -1 : 1);
}

/** @param namesOf The files that a recording is in. */
function merge(left: Evidence, right: Evidence, namesOf: (recording: string) => [string, string]): Evidence {
  try {
    return mergeEvidence(left, right);
  } catch (error) {
    if (!(error instanceof SharedRecordingsError)) throw error;
    const { recording } = error;
    throw new TrafficError(new SharedRecordingsError(recording, ...namesOf(recording)).message);
  }
}

async function explained<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableRecordingError || error instanceof LaterEvidenceError)
      throw new TrafficError(`${name} ${error.message}.`);
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new TrafficError(`Cannot read ${name}: ${whyUnreadable(error)}.`);
  }
}
