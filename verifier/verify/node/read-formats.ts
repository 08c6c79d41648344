import { createHash } from 'node:crypto';
import { isNode } from '../../../src/contract/index.ts';
import type { Model } from '../contract/model.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { readEvidence } from '../read/evidence.ts';
import type { LogMapping } from '../read/gateway-log.ts';
import { createGathering } from '../read/gathering.ts';
import { exchangeOfEntry } from '../read/har.ts';
import { createEntryScanner } from '../read/har-entries.ts';
import { createRecordingReader, UnreadableRecordingError } from '../read/recording.ts';
import type { Exchange } from '../recorded-exchange.ts';

/** A file that can't be read as traffic: damaged, or of no form that is known. The message says why and what to do. */
export class TrafficError extends Error {
  override readonly name = 'TrafficError';
}

export interface Reading {
  model: Model;
  name: string;
  account?: string | undefined;
  basePaths?: readonly string[] | undefined;
  onExchange?: ((exchange: Exchange, file: string, line: number) => void) | undefined;
}

/** The bytes of a file. */
export type Chunks = AsyncIterable<Buffer>;

/** Reads the recordings of a file. @returns What each of them shows. */
export async function* readRecordings(
  { model, name, account, basePaths, onExchange }: Reading,
  chunks: Chunks,
): AsyncGenerator<Evidence> {
  let number = 0;
  const reader = createRecordingReader(model, account, basePaths);
  for await (const line of linesOf(chunks)) {
    number += 1;
    if (line.trim() === '') continue;
    const lineNumber = number;
    try {
      const before = reader.line(line, onExchange && ((exchange) => onExchange(exchange, name, lineNumber)));
      if (before) yield before;
    } catch (error) {
      if (error instanceof UnreadableRecordingError) throw new TrafficError(`${name}:${number} ${error.message}.`);
      throw error;
    }
  }
  yield reader.evidence();
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

/** A recording that has no id: what it holds stands for it. */
function createDigest(): { of(chunks: Chunks): Chunks; id(): string } {
  const hash = createHash('sha256');
  return {
    async *of(chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    id: () => hash.digest('hex').slice(0, 32),
  };
}

/** Reads the JSON log of a gateway. A line that is no JSON, such as one that was cut when the log was rotated, is counted. */
export async function* readLog(
  { model, name, account = '', basePaths = [], onExchange }: Reading,
  mapping: LogMapping,
  chunks: Chunks,
): AsyncGenerator<Evidence> {
  let number = 0;
  const gathering = createGathering(model, { account, basePaths });
  const digest = createDigest();
  for await (const line of linesOf(digest.of(chunks))) {
    number += 1;
    if (line.trim() === '') continue;
    const lineNumber = number;
    const value = jsonOf(line);
    const exchange = value === undefined ? undefined : mapping.read(value);
    if (exchange) gathering.take(exchange, onExchange && ((taken) => onExchange(taken, name, lineNumber)));
    else gathering.add({ skipped: value === undefined ? 'not JSON' : 'not an exchange' });
  }
  yield gathering.evidence(digest.id());
}

/** Reads an HTTP archive. */
export async function* readArchive(
  { model, name, account = '', basePaths = [], onExchange }: Reading,
  chunks: Chunks,
): AsyncGenerator<Evidence> {
  let number = 0;
  const scanner = createEntryScanner();
  const gathering = createGathering(model, { account, basePaths });
  const digest = createDigest();
  const take = (entry: unknown): void => {
    const exchange = exchangeOfEntry(entry);
    number += 1;
    const entryNumber = number;
    if (exchange) gathering.take(exchange, onExchange && ((taken) => onExchange(taken, name, entryNumber)));
    else gathering.add({ skipped: 'not an exchange' });
  };
  for await (const chunk of digest.of(chunks)) {
    for (const entry of scanner.feed(chunk)) take(parse(entry, `${name} is damaged: entry ${number + 1}`));
  }
  if (!scanner.hasEntries) throw new TrafficError(`${name} is not a HAR file: it has no log.entries.`);
  if (!scanner.isComplete) throw new TrafficError(`${name} is cut off.`);
  for (const _ of otherEntries(parse(scanner.rest(), `${name} is damaged: the part outside its entries`)))
    gathering.add({ skipped: 'not an exchange' });
  yield gathering.evidence(digest.id());
}

function otherEntries(rest: unknown): unknown[] {
  const log = isNode(rest) ? rest['log'] : undefined;
  const entries = isNode(log) ? log['entries'] : undefined;
  return Array.isArray(entries) ? entries.filter((entry) => !isNode(entry)) : [];
}

/** Reads evidence: one JSON document, or several, each of which ends its line, as `cat` joins files. */
export async function* readEvidenceFile({ name }: Pick<Reading, 'name'>, chunks: Chunks): AsyncGenerator<Evidence> {
  let text = '';
  for await (const line of linesOf(chunks)) {
    text += `${line}\n`;
    // One that is written over several lines ends with the only bracket that is not indented.
    const value = line === '}' || (text.length === line.length + 1 && line.endsWith('}')) ? jsonOf(text) : undefined;
    if (value === undefined) continue;
    yield evidenceIn(value, name);
    text = '';
  }
  if (text.trim() !== '') yield evidenceIn(parse(text, name), name);
}

function evidenceIn(value: unknown, name: string): Evidence {
  const evidence = isNode(value) ? readEvidence(value) : undefined;
  if (!evidence) throw unknownFormat(name);
  return evidence;
}

/** The error of a file of a form that is not known. */
export function unknownFormat(name: string): TrafficError {
  return new TrafficError(
    `${name} is neither a recording of this package, nor a HAR file, nor evidence. The JSON log of a gateway needs --mapping.`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TrafficError(`${what} is not JSON.`);
  }
}
