import { untilAborted } from './deadline.ts';

/** A stream of the web, or any other, such as one of Node. */
type Stream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** What can be uploaded as a file: a `File` keeps its name, anything else is called `file`. */
export type Uploadable = Blob | ArrayBuffer | Uint8Array | Stream;

/** A form body as a caller may give it: every file may also be bytes or a stream. */
export type Upload<Form> = {
  [Name in keyof Form]: Form[Name] | (Blob extends NonNullable<Form[Name]> ? Uploadable : never);
};

/** Whether a body holds a file, so that it has to be sent as a form. */
export function holdsFile(body: object): boolean {
  return Object.values(body).some(isUploadable);
}

/**
 * Makes a form of a body. A stream is read to its end, so that the form can be sent again.
 *
 * @throws What a stream throws, or the reason of the signal.
 */
export async function toFormData(body: object, signal: AbortSignal): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (isUploadable(value)) form.set(name, await toFile(value, signal));
    else if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

function isUploadable(value: unknown): value is Uploadable {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value) || isStream(value);
}

function isStream(value: unknown): value is Stream {
  return (
    value instanceof ReadableStream || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value)
  );
}

async function toFile(value: Uploadable, signal: AbortSignal): Promise<File> {
  if (value instanceof File) return value;
  const parts = isStream(value) ? await readStream(value, signal) : [value as BlobPart];
  return new File(parts, 'file', { type: value instanceof Blob ? value.type : '' });
}

/** Reads a stream to its end. It is cancelled if the signal aborts first. */
async function readStream(stream: Stream, signal: AbortSignal): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  const { next, stop } = steps(stream);
  try {
    for (;;) {
      const { done, value } = await untilAborted(next(), signal);
      if (done) return parts;
      parts.push(value as BlobPart);
    }
  } catch (error) {
    // What a broken stream says to that is not news, and it need not answer.
    stop()?.catch(() => undefined);
    throw error;
  }
}

/** Not every browser can iterate over a stream, and a pending step of an iteration cannot be cancelled. */
function steps(stream: Stream): { next(): Promise<IteratorResult<unknown>>; stop(): Promise<unknown> | undefined } {
  if (stream instanceof ReadableStream) {
    const reader = stream.getReader();
    return { next: () => reader.read() as Promise<IteratorResult<unknown>>, stop: () => reader.cancel() };
  }
  const iterator = stream[Symbol.asyncIterator]();
  return { next: () => iterator.next(), stop: () => iterator.return?.() };
}
