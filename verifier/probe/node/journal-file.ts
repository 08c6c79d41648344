import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { Journal, JournalLine } from '../journal.ts';

/** A file is no journal of a run. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
}

/** A journal in a file. */
export interface JournalFile extends Journal {
  close(): void;
}

/**
 * Reads a journal. A line that was cut when a run was killed is left out: its call was not made.
 *
 * @throws JournalError if a line before the last is no line of a journal.
 */
export function readJournal(file: string): JournalLine[] {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const rest = lines.pop();
  return [...lines, ...(rest === '' ? [] : [rest!])].flatMap((line, index, allLines) => {
    const parsed = parse(line);
    if (parsed) return [parsed];
    if (index === allLines.length - 1 && rest !== '') return [];
    throw new JournalError(`${file}:${index + 1} is not a line of a probe journal.`);
  });
}

function parse(line: string): JournalLine | undefined {
  try {
    const value = JSON.parse(line) as JournalLine;
    return typeof value === 'object' && value !== null && 'type' in value ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a journal to go on with, or begins one. Each line is on the disk before `write` returns.
 *
 * @throws JournalError if the file is no journal.
 */
export function openJournal(file: string): JournalFile {
  const lines = existsSync(file) ? readJournal(file) : [];
  if (existsSync(file)) dropCutLine(file);
  const descriptor = openSync(file, 'a', 0o600);
  return {
    lines,
    write(line) {
      writeSync(descriptor, `${JSON.stringify(line)}\n`);
      fsyncSync(descriptor);
      lines.push(line);
    },
    close: () => closeSync(descriptor),
  };
}

function dropCutLine(file: string): void {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(file, end);
}
