/** A request and its response, as they went over the network. */
export interface Exchange {
  /** When the request was sent, as an ISO 8601 time; unknown if it is left out. */
  at?: string | undefined;
  request: Message & {
    method: string;
    /** Complete, or path and query alone. */
    url: string;
  };
  response: Message & { status: number };
}

/** Parts that requests and responses share. */
interface Message {
  /** Names in any case. Without them, content types are not judged. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The body. Undefined if it is not known, empty if there is none. Bytes may be compressed as `content-encoding` says; text is
   * not.
   */
  body?: string | Uint8Array | undefined;
  /** True if a recording has the body, but in a form that can't be decoded. */
  isUndecodable?: boolean | undefined;
  /** Size of the complete body in bytes, if a recording states it: the body may be cut off. */
  size?: number | undefined;
}

/** The value of a header; undefined if there is none. */
export function headerOf({ headers }: Message, name: string): string | undefined {
  const [, value] = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name) ?? [];
  return value;
}

/** The content type of a message, without its parameters and in lower case. */
export function mediaTypeOf(message: Message): string | undefined {
  return headerOf(message, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase();
}

const UTF8 = new TextDecoder();
const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    STRICT_UTF8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A body as text. */
export function textOf(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : UTF8.decode(body);
}
