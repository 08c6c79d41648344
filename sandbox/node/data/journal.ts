import { crc32 } from 'node:zlib';
import type { Snapshot } from '../../state/index.ts';
import { DataError } from '../server-errors.ts';
import { createJournalContents, type JournalEntry } from './journal-entries.ts';

/**
 * The form of journals that this version writes. A line is a number, a checksum and JSON, and the checksum is also over all
 * lines before it, so that a line that is missing or changed is noticed wherever it is. The first line, number 0, is the
 * header.
 */
const FORMAT = 2;
const NAME = 'inventory-service-api sandbox';

/** The last line of a journal, which the next one continues. */
export interface Chain {
  number: number;
  checksum: number;
}

/** Lines of a journal, and the last of them. */
export interface Lines {
  text: string;
  chain: Chain;
}

/**
 * The first line of a journal.
 *
 * @param organizations How many lines with snapshots follow at once. Without them, the journal was cut off.
 */
export function writeHeader(organizations?: number): Lines {
  return writeLines({ number: -1, checksum: 0 }, [{ journal: NAME, format: FORMAT, organizations }]);
}

/** The lines of entries, after the last line that there is. */
export function writeEntries(chain: Chain, entries: readonly JournalEntry[]): Lines {
  return writeLines(chain, entries);
}

function writeLines({ number, checksum }: Chain, contents: readonly object[]): Lines {
  let text = '';
  for (const content of contents) {
    const json = JSON.stringify(content);
    number += 1;
    checksum = crc32(json, checksum);
    text += `${number} ${hex(checksum)} ${json}\n`;
  }
  return { text, chain: { number, checksum } };
}

export interface Journal {
  /** The organizations, by their ids. */
  snapshots: Map<string, Snapshot>;
  /** True if the last line has no end: the process ended while writing it, before answering its call. */
  isTorn: boolean;
  /** Where and how it is damaged, as the end of a sentence. What stands before that was read, and nothing after it. */
  damage: string | undefined;
}

/** A line that was read, or why it can't be, as the end of a sentence. */
type Read = { json: string } | { problem: string };

/** Makes what reads the lines, in their order. */
function createLineReader(): (line: string) => Read {
  let expected = 0;
  let checksum = 0;
  return (line) => {
    // JSON may hold U+2028, which a dot does not stand for unless it stands for everything.
    const [, number, written, json] = /^(\d+) ([0-9a-f]{8}) (.*)$/s.exec(line) ?? [];
    if (json === undefined) return { problem: 'it is not an entry' };
    if (Number(number) !== expected) return { problem: `it is number ${number}, but ${expected} is missing` };
    checksum = crc32(json, checksum);
    expected += 1;
    return written === hex(checksum) ? { json } : { problem: 'its checksum does not match' };
  };
}

/** Beginning of the first line, and a sample with the same length. */
const BEGINNING = /^0 [0-9a-f]{8} \{"journal":/;
const A_BEGINNING = '0 00000000 {"journal":';

/**
 * Reads a journal, as far as it is not damaged.
 *
 * @param file Its path, for messages.
 * @param idFieldOf The field with the id of a record of a resource; undefined if there is no such resource.
 * @throws DataError if it is not a journal of this format.
 */
export function readJournal(bytes: Buffer, file: string, idFieldOf: (resource: string) => string | undefined): Journal {
  const contents = createJournalContents(idFieldOf);
  const lines = linesOf(bytes);
  checkFormat(bytes, lines[0], file);
  const read = createLineReader();
  let damage = lines.length === 0 ? 'has no complete line' : undefined;
  for (const [index, line] of lines.entries()) {
    const result = read(line);
    const problem = 'problem' in result ? result.problem : applied(result.json, index);
    if (problem === undefined) continue;
    const left = lines.length - index;
    damage = `is damaged in line ${index + 1}: ${problem}. ${left === 1 ? 'That line was' : `That line and the ${left - 1} after it were`} left out`;
    break;
  }
  damage ??= cutOff(lines, bytes);
  const isTorn = damage === undefined && bytes.at(-1) !== NEWLINE;
  return { snapshots: contents.snapshots(), isTorn, damage };

  /** Applies an entry. @returns Why it can't be, if so. */
  function applied(json: string, index: number): string | undefined {
    if (index === 0) return undefined;
    const entry = JSON.parse(json) as JournalEntry;
    return contents.apply(entry) ? undefined : `organization ${entry.organization} does not exist`;
  }
}

const NEWLINE = 10;

/** Beginning of a snapshot's line. Captures its organization as JSON. */
const SNAPSHOT_LINE = /^\d+ [0-9a-f]{8} \{"organization":("(?:[^"\\]|\\.)*"),"snapshot":/;

/** Enough bytes of a line to have its organization. */
const MOST_OF_ID = 10_000;

/** Where a journal is cut off, if snapshots are lost by that: they hold what many calls were answered with. */
function cutOff(lines: readonly string[], bytes: Buffer): string | undefined {
  const { organizations = 1 } = headerIn(lines[0]);
  const missing = organizations - (lines.length - 1);
  const start = bytes.lastIndexOf(NEWLINE) + 1;
  const [, id] = SNAPSHOT_LINE.exec(bytes.toString('utf8', start, start + MOST_OF_ID)) ?? [];
  if (missing <= 0 && id === undefined) return undefined;
  const whose = id === undefined ? 'an organization' : `organization ${JSON.parse(id) as string}`;
  const lost = missing > 1 ? `They and the records of ${missing - 1} more` : 'They';
  return `is cut off in line ${lines.length + 1}, which had all records of ${whose}. ${lost} were left out`;
}

/** The lines that have an end. */
function linesOf(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0, end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
    lines.push(bytes.toString('utf8', from, end));
    from = end + 1;
  }
  return lines;
}

/** @throws DataError if it is not a journal of this format. */
function checkFormat(bytes: Buffer, header: string | undefined, file: string): void {
  // What a file system leaves behind when the power fails.
  if (bytes.every((byte) => byte === 0)) return;
  const beginning = bytes.toString('utf8', 0, A_BEGINNING.length);
  // A journal that is cut off within its beginning is still one.
  if (!BEGINNING.test(beginning + A_BEGINNING.slice(beginning.length))) {
    throw new DataError(`${file} is not the journal of a sandbox. Nothing was changed. Choose another folder.`);
  }
  const { format = FORMAT } = headerIn(header);
  if (format === FORMAT) return;
  throw new DataError(
    `${file} has format ${format}, but this version reads format ${FORMAT}. Nothing was changed. Use the version that wrote it.`,
  );
}

/** Returns the header's values, as far as they are readable. */
function headerIn(line = ''): { format?: number; organizations?: number } {
  try {
    return JSON.parse(line.slice(line.indexOf('{'))) as { format?: number; organizations?: number };
  } catch {
    return {};
  }
}

function hex(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}
