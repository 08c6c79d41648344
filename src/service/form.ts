import { MaxPartsExceededError, parseMultipart } from '@remix-run/multipart-parser';
import { bareObject, type RequestParts, type RequestValues } from '../contract/index.ts';
import type { FormField, FormPayload } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';

/** `boundary=x` or `boundary="x y"` in a content type. */
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i;

const LINE_FEED = 10;

/** More than any form has. */
export const MAX_FIELDS = 1000;

/** Escapes that browsers write in the names of fields and files. */
const ESCAPES: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

export interface FormReading {
  /**
   * Parses a body.
   *
   * @param type Its media type.
   * @param contentType The header, with its parameters.
   * @returns Undefined if it is no form.
   * @throws Refusal if it is malformed.
   */
  parse(bytes: Uint8Array, type: string, contentType: string): FormPayload | undefined;
  /** The values of a form as the parts of its request that they are. */
  values(form: FormPayload, parts: RequestParts): Pick<RequestValues, 'form' | 'urlencoded'>;
}

/** Reads forms that hold files and strings, as all of this contract do. */
export const FLAT_FORMS: FormReading = {
  parse: (bytes, type, contentType) => (type === 'multipart/form-data' ? readForm(bytes, contentType) : undefined),
  values: (form) => ({ form: formValues(form) }),
};

/** The fields of a form by name, with the names of files for their content. */
function formValues({ fields }: FormPayload): Record<string, unknown> {
  const values = bareObject<unknown>();
  for (const { name, value } of fields) {
    const text = typeof value === 'string' ? value : value.name;
    values[name] = name in values ? [values[name], text].flat() : text;
  }
  return values;
}

/**
 * Reads a form of `multipart/form-data` (RFC 7578).
 *
 * @param contentType The header, which names the boundary.
 * @throws Refusal if the body is no such form.
 */
function readForm(bytes: Uint8Array, contentType: string): FormPayload {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  try {
    return { type: 'multipart/form-data', fields: [...readFields(bytes, boundary)] };
  } catch (error) {
    if (!(error instanceof MaxPartsExceededError)) throw malformed();
    throw new Refusal(400, 'malformed-body', `The form has more than ${MAX_FIELDS} fields.`);
  }
}

function* readFields(bytes: Uint8Array, boundary: string): Generator<FormField> {
  const limits = { maxParts: MAX_FIELDS, maxFileSize: Infinity, maxTotalSize: Infinity };
  // Copied, since in test runners the bytes may be of another realm, which the parser would not know.
  const copy = new Uint8Array(withoutPreamble(bytes, boundary));
  for (const part of parseMultipart(copy, { boundary, ...limits })) {
    const { name, filename, mediaType = 'application/octet-stream' } = part;
    if (name === undefined) throw malformed();
    const value =
      filename === undefined ? part.text : { name: unescaped(filename), type: mediaType, bytes: part.bytes };
    yield { name: unescaped(name), value };
  }
}

/** Bytes before the first boundary are to be ignored (RFC 2046, section 5.1.1). */
function withoutPreamble(bytes: Uint8Array, boundary: string): Uint8Array {
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  let at = 0;
  while (!delimiter.every((byte, index) => bytes[at + index] === byte)) {
    const end = bytes.indexOf(LINE_FEED, at);
    if (end === -1) return bytes;
    at = end + 1;
  }
  return bytes.subarray(at);
}

function unescaped(name: string): string {
  return name.replaceAll(/%22|%0D|%0A/gi, (code) => ESCAPES[code.toUpperCase()]!);
}

function malformed(): Refusal {
  return new Refusal(
    400,
    'malformed-body',
    'The body is not a form. Let your HTTP client set the Content-Type header, so that it names the boundary used in the body.',
  );
}
