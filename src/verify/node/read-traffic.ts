import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { whyUnreadable } from '../../contract/node/file-error.ts';
import { isNode } from '../../contract/walk.ts';
import type { Model } from '../contract/model.ts';
import { type Evidence, mergeEvidence, NO_EVIDENCE } from '../evidence/evidence.ts';
import type { Exchange } from '../exchange.ts';
import { readEvidence } from '../read/evidence.ts';
import { createGathering } from '../read/gathering.ts';
import { exchangeOfEntry } from '../read/har.ts';
import { createEntryScanner } from '../read/har-entries.ts';
import { createRecordingReader, UnreadableRecordingError } from '../read/recording.ts';

/** A file that is neither a recording, nor an HTTP archive, nor evidence. The message says why and what to do. */
export class TrafficError extends Error {
  override readonly name = 'TrafficError';
}

/**
 * Reads what files have recorded: recordings (NDJSON), HTTP archives (HAR) and evidence, in any mixture. Recordings and
 * archives are streamed, so they may be larger than the memory.
 *
 * @param account What the account is called where a file does not say it.
 * @param onExchange Called with each exchange whose values were recorded.
 * @throws TrafficError if a file cannot be read.
 */
export async function readTraffic(
  model: Model,
  files: readonly string[],
  account = '',
  onExchange: OnExchange = () => undefined,
): Promise<Evidence> {
  let evidence = NO_EVIDENCE;
  for (const file of files) evidence = mergeEvidence(evidence, await readFile(model, file, account, onExchange));
  return evidence;
}

/** Is called with an exchange, and with where it stands: the line of a recording, or the number of the entry of an archive. */
type OnExchange = (exchange: Exchange, file: string, line: number) => void;

async function readFile(model: Model, file: string, account: string, onExchange: OnExchange): Promise<Evidence> {
  try {
    const start = await startOf(file);
    if (/^\s*\{\s*"recording"/.test(start)) return await readRecording(model, file, account, onExchange);
    if (/^\s*\{\s*"log"/.test(start)) return await readArchive(model, file, account, onExchange);
    if (/^\s*\{/.test(start)) return await readEvidenceFile(file);
  } catch (error) {
    throw explained(error, file);
  }
  throw new TrafficError(`${file} is neither a recording of this package, nor a HAR file, nor evidence.`);
}

function explained(error: unknown, file: string): unknown {
  if (error instanceof UnreadableRecordingError) return new TrafficError(`${file} ${error.message}.`);
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new TrafficError(`Cannot read ${file}: ${whyUnreadable(error)}.`);
}

/** Enough to tell the formats apart. */
const START = 256;

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START), 0, START, 0);
    return buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '');
  } finally {
    await handle.close();
  }
}

async function readRecording(model: Model, file: string, account: string, onExchange: OnExchange): Promise<Evidence> {
  let number = 0;
  const reader = createRecordingReader(model, account, (exchange) => onExchange(exchange, file, number));
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      reader.line(line.replace(/^\uFEFF/, ''));
    } catch (error) {
      if (error instanceof UnreadableRecordingError) throw new TrafficError(`${file}:${number} ${error.message}.`);
      throw error;
    }
  }
  return reader.evidence();
}

async function readArchive(model: Model, file: string, account: string, onExchange: OnExchange): Promise<Evidence> {
  let number = 0;
  const scanner = createEntryScanner();
  const gathering = createGathering(model, account);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (const entry of scanner.feed(chunk)) {
      const exchange = exchangeOfEntry(parse(entry, file));
      number += 1;
      if (!exchange) continue;
      gathering.take(exchange);
      onExchange(exchange, file, number);
    }
  }
  if (!scanner.hasEntries) throw new TrafficError(`${file} is not a HAR file: it has no log.entries.`);
  if (!scanner.isComplete) throw new TrafficError(`${file} is cut off.`);
  return { format: 1, sources: { [hash.digest('hex').slice(0, 32)]: gathering.source() } };
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TrafficError(`${file} is not a HAR file: an entry is not JSON.`);
  }
}

async function readEvidenceFile(file: string): Promise<Evidence> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) chunks.push(chunk);
  const value = parse(Buffer.concat(chunks).toString('utf8'), file);
  const evidence = isNode(value) ? readEvidence(value) : undefined;
  if (!evidence)
    throw new TrafficError(`${file} is neither a recording of this package, nor a HAR file, nor evidence.`);
  return evidence;
}
