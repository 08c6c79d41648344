import type { Abortable } from './deadline.ts';
import { isStream, nameOf, type Part, type Read, readStream, type Stream, toBlob, type Uploadable } from './upload.ts';

/** A field of a form: a text or a file. */
export type FormField = [name: string, value: string | Uploadable];

/** Whether `fetch` sends streams. Where it does not, it would send the text `[object ReadableStream]`. */
export function canStream(): boolean {
  if (typeof ReadableStream !== 'function') return false;
  const init = { method: 'POST', body: new ReadableStream(), duplex: 'half' };
  return !new Request('http://localhost', init as RequestInit).headers.has('content-type');
}

/** A form that is written while it is read (RFC 7578), and so can be sent only once. */
export class StreamedForm {
  /** Whether any of it has been read. Until then, it can be opened again. */
  hasBegun = false;
  /** What reading it threw. */
  error: unknown;
  readonly #boundary = `form-${crypto.randomUUID()}`;
  readonly #stopped = new AbortController();
  readonly #parts: AsyncGenerator<Part, void, undefined>;

  constructor(fields: FormField[], reader: (until: Abortable) => Read) {
    this.#parts = partsOf(fields, this.#boundary, reader(this.#stopped.signal));
  }

  /** Media type, with the boundary of the parts. */
  get contentType(): string {
    return `multipart/form-data; boundary=${this.#boundary}`;
  }

  /** The form for `fetch`, which reads it. */
  open(): ReadableStream<Uint8Array> {
    const pull = async (output: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      this.hasBegun = true;
      try {
        const { done, value } = await this.#parts.next();
        if (done) output.close();
        else output.enqueue(bytesOf(value));
      } catch (error) {
        this.error = error;
        throw error;
      }
    };
    return new ReadableStream({ pull, cancel: () => this.stop() }, { highWaterMark: 0 });
  }

  /** Stops reading, whether a part is awaited or was taken. What is left stays unread. */
  stop(): void {
    this.#stopped.abort();
    this.#parts.return().catch(() => undefined);
  }
}

async function* partsOf(fields: FormField[], boundary: string, read: Read): AsyncGenerator<Part, void, undefined> {
  for (const [name, value] of fields) {
    const content = typeof value === 'string' || isStream(value) ? value : await toBlob(value, read);
    yield `--${boundary}\r\n${headOf(name, value, content)}\r\n\r\n`;
    if (typeof content === 'string') yield content;
    else yield* readStream(content instanceof Blob ? content.stream() : content, read);
    yield '\r\n';
  }
  yield `--${boundary}--\r\n`;
}

function headOf(name: string, value: FormField[1], content: string | Blob | Stream): string {
  const head = `Content-Disposition: form-data; name="${quote(name)}"`;
  if (typeof value === 'string') return head;
  const type = (content instanceof Blob && content.type) || 'application/octet-stream';
  return `${head}; filename="${quote(nameOf(value))}"\r\nContent-Type: ${type}`;
}

function bytesOf(part: Part): Uint8Array {
  if (typeof part === 'string') return new TextEncoder().encode(part);
  const { buffer, byteOffset, byteLength } = part as Uint8Array;
  return new Uint8Array(buffer ?? part, byteOffset, byteLength);
}

function quote(text: string): string {
  return text.replace(/["\r\n]/g, encodeURIComponent);
}
