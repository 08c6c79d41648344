import type { AnswerFile, Id } from '../engine/index.ts';
import type { Stored, Writer } from '../types/index.ts';

/** The formats of images, as the service documentation lists them, and those of files that are attached to documents. */
const IMAGES = ['gif', 'png', 'jpeg', 'jpg', 'bmp'];
const ATTACHMENTS = [...IMAGES, 'pdf'];

/** A media type without parameters (RFC 6838). Whoever sends or seeds a file may have written anything. */
const MEDIA_TYPE = /^[a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126}$/i;

type FormFields = Readonly<Record<string, unknown>> | undefined;

/** A file of a form. */
interface FormFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/**
 * Keeps the file in the field `attachment` of a form.
 *
 * @throws Refusal if there is no file, or one of a format that is not taken.
 */
export function storeFile(form: FormFields, context: Writer): Id {
  const { name, type, content } = fileIn(form, 'attachment', ATTACHMENTS, context);
  return context.create('documents', { file_name: name, content_type: type, content }).document_id!;
}

/**
 * Returns the stored parts of the file in a form's `image` field.
 *
 * @throws Refusal if there is no file, or one of a format that is not taken.
 */
export function imageIn(
  form: FormFields,
  context: Writer,
): { image_id: Id; image_name: string; image_content: string } {
  const { name, content } = fileIn(form, 'image', IMAGES, context);
  return { image_id: context.newId(), image_name: name, image_content: content };
}

/** The file in a field of a form, with its bytes as base64. */
function fileIn(
  form: FormFields,
  field: string,
  formats: readonly string[],
  context: Writer,
): { name: string; type: string; content: string } {
  const file = form?.[field];
  if (!isFile(file)) return context.reject('missing', `${field} is missing: send a file in this form field.`, field);
  const { name, type, bytes } = file;
  if (!formats.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase())) {
    const choices = `${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}`;
    context.reject('invalid', `${field} must be a ${choices} file, but is ${name}.`, field);
  }
  return { name, type, content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}

/** Deletes files that no document has any more. */
export function dropFiles(ids: readonly (Id | undefined)[], context: Writer): void {
  for (const id of ids) {
    if (context.get('documents', id) && context.users(id!).length === 0) context.delete('documents', id!);
  }
}

/** A file as it is answered, with the type that it was sent with. It is an attachment, which no browser shows. */
export function fileOf({ file_name = 'file', content_type = '', content = '' }: Stored<'documents'>): AnswerFile {
  const type = MEDIA_TYPE.test(content_type) ? content_type : 'application/octet-stream';
  return { type, name: file_name, bytes: fromBase64(content) };
}

/** The bytes of a string in base64. What does not belong to it is passed over, since a snapshot may hold anything. */
function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/[^A-Za-z0-9+/]/g, '');
  // A single last digit is less than a byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}

function isFile(value: unknown): value is FormFile {
  return typeof value === 'object' && value !== null && (value as FormFile).bytes instanceof Uint8Array;
}
