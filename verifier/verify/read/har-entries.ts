const [QUOTE, BACKSLASH, COLON] = [34, 92, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** Where the entries of an HTTP archive are: `{ "log": { "entries": [ … ] } }`. */
const ENTRIES_DEPTH = 3;

const UTF8 = new TextDecoder();

/** Placeholder for an entry that was removed. */
const TAKEN_OUT = new TextEncoder().encode('{}');

/** Finds the entries of an HTTP archive in its bytes, so that it need not be in memory as a whole. */
export interface EntryScanner {
  /** The strings of the entries that end in a chunk, valid or not. */
  feed(chunk: Uint8Array): string[];
  readonly hasEntries: boolean;
  /** True if everything that was opened has been closed. */
  readonly isComplete: boolean;
  /** All but the entries, for which empty objects stand: JSON, if the archive is. */
  rest(): string;
}

/** Creates a scanner at the start of a file. */
export function createEntryScanner(): EntryScanner {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let isInEntries = false;
  let hasEntries = false;
  /** The last text outside of entries, and the keys that lead to where the scanner is. */
  let text: number[] = [];
  const keys: string[] = [];
  /** Parts of the current entry in earlier chunks; undefined outside of entries. */
  let parts: Uint8Array[] | undefined;
  const outside: Uint8Array[] = [];

  function open(byte: number): void {
    depth += 1;
    if (byte === OPEN_LIST && depth === ENTRIES_DEPTH && keys[1] === 'log' && keys[2] === 'entries')
      isInEntries = hasEntries = true;
  }

  return {
    get hasEntries() {
      return hasEntries;
    },
    get isComplete() {
      return depth <= 0 && !isText;
    },
    rest: () => join(outside),
    feed(chunk) {
      const entries: string[] = [];
      /** Where the entry begins, or what is outside of entries. */
      let start = 0;
      for (let index = 0; index < chunk.length; index += 1) {
        if (isText && parts) {
          index = endOfText(chunk, isEscaped ? index + 1 : index);
          isText = index >= chunk.length;
          isEscaped = index > chunk.length;
          continue;
        }
        const byte = chunk[index]!;
        if (isText) {
          if (isEscaped) isEscaped = false;
          else if (byte === BACKSLASH) isEscaped = true;
          else if (byte === QUOTE) isText = false;
          if (isText && depth < ENTRIES_DEPTH) text.push(byte);
        } else if (byte === QUOTE) {
          isText = true;
          text = [];
        } else if (byte === COLON) {
          if (!parts && depth < ENTRIES_DEPTH) keys[depth] = String.fromCharCode(...text.slice(0, 20));
        } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
          open(byte);
          if (isInEntries && !parts && depth === ENTRIES_DEPTH + 1) {
            outside.push(chunk.slice(start, index));
            takeOut(outside);
            parts = [];
            start = index;
          }
        } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          depth -= 1;
          if (parts && depth === ENTRIES_DEPTH) {
            entries.push(join([...parts, chunk.subarray(start, index + 1)]));
            parts = undefined;
            start = index + 1;
          } else if (depth < ENTRIES_DEPTH) isInEntries = false;
        }
      }
      // The chunk may be written over once this returns.
      (parts ?? outside).push(chunk.slice(start));
      return entries;
    },
  };
}

/**
 * Where a string ends that has begun, since what is in it says nothing: a loop of its own, as nearly all of an archive is text.
 *
 * @returns The length of the chunk if the text goes on in the next one, and one more if that begins with an escaped character.
 */
function endOfText(chunk: Uint8Array, from: number): number {
  let at = from;
  for (; at < chunk.length; at += 1) {
    const byte = chunk[at];
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH) at += 1;
  }
  return at;
}

/** Puts what stands for an entry behind what was seen. After a comma, one stands for all: an archive may have millions. */
function takeOut(outside: Uint8Array[]): void {
  const last = outside.lastIndexOf(TAKEN_OUT);
  if (last !== -1 && join(outside.slice(last + 1)).trim() === ',') outside.length = last + 1;
  else outside.push(TAKEN_OUT);
}

function join(parts: readonly Uint8Array[]): string {
  const [only] = parts;
  if (parts.length === 1) return UTF8.decode(only);
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return UTF8.decode(whole);
}
