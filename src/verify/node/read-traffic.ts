import { createHash } from 'node:crypto';
import { isNode } from '../../contract/index.ts';
import { inputName, peek, readInput, whyUnreadable } from '../../contract/node/index.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, mergeEvidence, NO_EVIDENCE } from '../evidence/evidence.ts';
import { readEvidence } from '../read/evidence.ts';
import { createGathering } from '../read/gathering.ts';
import { exchangeOfEntry } from '../read/har.ts';
import { createEntryScanner } from '../read/har-entries.ts';
import { createRecordingReader, UnreadableRecordingError } from '../read/recording.ts';
import type { Exchange } from '../recorded-exchange.ts';

/** A file that is neither a recording, nor an HTTP archive, nor evidence. The message says why and what to do. */
export class TrafficError extends Error {
  override readonly name = 'TrafficError';
}

/** How files are read. */
export interface ReadOptions {
  /** What the account is called where a file does not say it. */
  account?: string | undefined;
  /** Paths at which the service is, in addition to that of the contract. */
  basePaths?: readonly string[] | undefined;
  /** Called with each exchange whose values were recorded, and where it stands: a line, or the number of an entry. */
  onExchange?: ((exchange: Exchange, file: string, line: number) => void) | undefined;
  /** Called with what each file shows, when it has been read. */
  onFile?: ((file: string, evidence: Evidence) => void) | undefined;
}

/**
 * Reads what files have recorded: recordings (NDJSON), HTTP archives (HAR) and evidence, in any mixture. Recordings and
 * archives are streamed, so they may be larger than the memory.
 *
 * @param files Their paths; `-` for standard input. What gzip has compressed is decompressed.
 * @throws TrafficError if a file cannot be read.
 */
export async function readTraffic(
  model: Model,
  files: readonly string[],
  options: ReadOptions = {},
): Promise<Evidence> {
  let all = NO_EVIDENCE;
  for (const file of files) {
    const name = inputName(file);
    const evidence = await readFile({ ...options, model, name }, file);
    options.onFile?.(name, evidence);
    all = mergeEvidence(all, evidence);
  }
  return all;
}

interface Reading extends ReadOptions {
  model: Model;
  name: string;
}

type Chunks = AsyncIterable<Buffer>;

/** Enough to tell the formats apart. */
const START = 256;

async function readFile(reading: Reading, file: string): Promise<Evidence> {
  const { name } = reading;
  try {
    const { start, all } = await peek(readInput(file), START);
    const text = start.toString('utf8').replace(/^\uFEFF/, '');
    if (/^\s*\{\s*"recording"/.test(text)) return await readRecording(reading, all);
    if (/^\s*\{\s*"log"/.test(text)) return await readArchive(reading, all);
    if (/^\s*\{/.test(text)) return await readEvidenceFile(reading, all);
    await all.return(undefined);
  } catch (error) {
    if (error instanceof UnreadableRecordingError) throw new TrafficError(`${name} ${error.message}.`);
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new TrafficError(`Cannot read ${name}: ${whyUnreadable(error)}.`);
  }
  throw unknownFormat(name);
}

function unknownFormat(name: string): TrafficError {
  return new TrafficError(`${name} is neither a recording of this package, nor a HAR file, nor evidence.`);
}

async function readRecording(
  { model, name, account, basePaths, onExchange }: Reading,
  chunks: Chunks,
): Promise<Evidence> {
  let number = 0;
  const reader = createRecordingReader(model, account, basePaths);
  for await (const line of linesOf(chunks)) {
    number += 1;
    if (line.trim() === '') continue;
    const own = number;
    try {
      reader.line(line, onExchange && ((exchange) => onExchange(exchange, name, own)));
    } catch (error) {
      if (error instanceof UnreadableRecordingError) throw new TrafficError(`${name}:${number} ${error.message}.`);
      throw error;
    }
  }
  return reader.evidence();
}

async function* linesOf(chunks: Chunks): AsyncGenerator<string> {
  const utf8 = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const [first = '', ...more] = utf8.decode(chunk, { stream: true }).split('\n');
    const lines = [rest + first, ...more];
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest + utf8.decode();
}

async function readArchive(
  { model, name, account = '', basePaths, onExchange }: Reading,
  chunks: Chunks,
): Promise<Evidence> {
  let number = 0;
  const scanner = createEntryScanner();
  const gathering = createGathering(model, { account, ...(basePaths && { basePaths }) });
  const hash = createHash('sha256');
  const take = (entry: unknown): void => {
    const exchange = exchangeOfEntry(entry);
    number += 1;
    const own = number;
    if (exchange) gathering.take(exchange, onExchange && ((taken) => onExchange(taken, name, own)));
    else gathering.add({ skipped: 'not an exchange' });
  };
  for await (const chunk of chunks) {
    hash.update(chunk);
    for (const entry of scanner.feed(chunk)) take(parse(entry, `${name} is damaged: entry ${number + 1}`));
  }
  if (!scanner.hasEntries) throw new TrafficError(`${name} is not a HAR file: it has no log.entries.`);
  if (!scanner.isComplete) throw new TrafficError(`${name} is cut off.`);
  for (const _ of otherEntries(parse(scanner.rest(), `${name} is damaged: what stands outside its entries`)))
    gathering.add({ skipped: 'not an exchange' });
  return { format: 1, sources: { [hash.digest('hex').slice(0, 32)]: gathering.source() } };
}

/** What the list of entries has that is no object. */
function otherEntries(rest: unknown): unknown[] {
  const log = isNode(rest) ? rest['log'] : undefined;
  const entries = isNode(log) ? log['entries'] : undefined;
  return Array.isArray(entries) ? entries.filter((entry) => !isNode(entry)) : [];
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TrafficError(`${what} is not JSON.`);
  }
}

async function readEvidenceFile({ name }: Reading, chunks: Chunks): Promise<Evidence> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  const value = parse(new TextDecoder().decode(Buffer.concat(all)), name);
  const evidence = isNode(value) ? readEvidence(value) : undefined;
  if (!evidence) throw unknownFormat(name);
  return evidence;
}
