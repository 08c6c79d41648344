import { describeValue } from './values.ts';

/** A stream of the web, or any other, such as one of Node. */
type Stream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** A file to upload. A `File` and a stream of Node's `fs` keep their names, anything else is called `file`. */
export type Uploadable = Blob | ArrayBuffer | Uint8Array | Stream | LocalFile;

/** A file on the device, as React Native names it. Nowhere else can it be uploaded. */
export interface LocalFile {
  /** Address of the file, such as `file:///…`. */
  uri: string;
  name?: string;
  /** Media type. */
  type?: string;
}

/** A form body as a caller may give it: its file is required, and may also be bytes or a stream. */
export type Upload<Form> = {
  [Name in keyof Form as IsFile<Form[Name]> extends true ? never : Name]: Form[Name];
} & {
  [Name in keyof Form as IsFile<Form[Name]> extends true ? Name : never]-?: Uploadable;
};

type IsFile<Value> = [NonNullable<Value>] extends [Blob] ? true : false;

/** A file of this realm or of another, or of a library. */
interface BlobLike {
  name?: unknown;
  type?: unknown;
  arrayBuffer?(): Promise<ArrayBuffer>;
  stream(): Stream;
}

/** The parts of a form, with the types of the DOM or of Node. */
type Part = NonNullable<ConstructorParameters<typeof Blob>[0]>[number];

/** Waits for a part of a file. */
export type Read = <Value>(start: () => Promise<Value>) => Promise<Value>;

export function isUploadable(value: unknown): value is Uploadable {
  return isBytes(value) || isStream(value) || isBlobLike(value) || isLocalFile(value);
}

/** React Native's forms read such a file themselves. Anywhere else it would arrive as a string. */
export function isLocalFile(value: unknown): value is LocalFile {
  return globalThis.navigator?.product === 'ReactNative' && typeof (value as LocalFile | null)?.uri === 'string';
}

// Values are recognized by what they can do: a Blob may come from another realm, and not every runtime has every class.

function isBlobLike(value: unknown): value is BlobLike {
  const { stream, arrayBuffer } = (value ?? {}) as Partial<BlobLike>;
  return !isBody(value) && (typeof stream === 'function' || typeof arrayBuffer === 'function');
}

/** Checks for a Response or Request. Its content may be an error page, and can be read only once. */
export function isBody(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'bodyUsed' in value;
}

function isBytes(value: unknown): value is ArrayBuffer | Uint8Array {
  return ArrayBuffer.isView(value) || /ArrayBuffer\]$/.test(classOf(value));
}

function isStream(value: unknown): value is Stream {
  return typeof value === 'object' && value !== null && ('getReader' in value || Symbol.asyncIterator in value);
}

function classOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

export function nameOf(value: Uploadable): string {
  const { name, path } = value as { name?: unknown; path?: unknown };
  const given = isBlobLike(value)
    ? name
    : isStream(value) && typeof path === 'string'
      ? path.split(/[\\/]/).pop()
      : undefined;
  return typeof given === 'string' && given !== '' ? given : 'file';
}

export async function toBlob(value: unknown, read: Read): Promise<Blob> {
  if (value instanceof Blob) return value;
  if (isBytes(value)) return new Blob([ownBytes(value)]);
  if (isStream(value)) return new Blob(await readAll(value, read));
  const { type, arrayBuffer } = value as BlobLike;
  const parts = arrayBuffer
    ? [await read(() => arrayBuffer.call(value))]
    : await readAll(await read(async () => (value as BlobLike).stream()), read);
  return new Blob(parts, { type: typeof type === 'string' ? type : '' });
}

/** Copies bytes of shared memory, which a Blob does not take. */
function ownBytes(bytes: ArrayBuffer | Uint8Array): Part {
  const buffer = 'buffer' in bytes ? bytes.buffer : bytes;
  if (!classOf(buffer).includes('Shared')) return bytes as Part;
  return new Uint8Array(buffer, 'byteOffset' in bytes ? bytes.byteOffset : 0, bytes.byteLength).slice();
}

/**
 * Reads the parts of a stream. It is cancelled if it is not read to its end.
 *
 * @throws TypeError for a part that is neither bytes nor text.
 */
async function readAll(stream: Stream, read: Read): Promise<Part[]> {
  const parts: Part[] = [];
  const { next, stop } = await read(async () => steps(stream));
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await read(next);
      isDone = done === true;
      if (isDone) return parts;
      if (typeof value !== 'string' && !isBytes(value))
        throw new TypeError(`A stream must yield bytes or strings, but yielded ${describeValue(value)}`);
      parts.push(typeof value === 'string' ? value : ownBytes(value));
    }
  } finally {
    // Another error of a broken stream is of no interest, and it need not answer.
    if (!isDone) stop()?.catch(() => undefined);
  }
}

/** Not every browser can iterate over a stream, and a pending step of an iteration can't be cancelled. */
function steps(stream: Stream): { next(): Promise<IteratorResult<unknown>>; stop(): Promise<unknown> | undefined } {
  if ('getReader' in stream) {
    const reader = stream.getReader();
    return { next: () => reader.read() as Promise<IteratorResult<unknown>>, stop: () => reader.cancel() };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return { next: () => iterator.next(), stop: () => iterator.return?.() };
}
