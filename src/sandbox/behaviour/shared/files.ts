import type { AnswerFile } from '../../core/call.ts';
import type { Id } from '../../core/facts.ts';
import type { Stored, Writer } from '../types.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** The formats of files that are attached to documents. */
const FORMATS = ['gif', 'png', 'jpeg', 'jpg', 'bmp', 'pdf'];

/** A media type without parameters (RFC 6838). Whoever sends or seeds a file may have written anything. */
const MEDIA_TYPE = /^[a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126}$/i;

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
export function keepFile(form: Readonly<Record<string, unknown>> | undefined, context: Writer): Id {
  const file = form?.['attachment'];
  if (!isFile(file)) return context.refuse('missing', 'attachment is missing: send a file in this form field.');
  const format = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!FORMATS.includes(format)) {
    context.refuse('invalid', `attachment must be a gif, png, jpeg, jpg, bmp or pdf file, and is ${file.name}.`);
  }
  const { document_id } = context.create('documents', {
    file_name: file.name,
    content_type: file.type,
    content: toBase64(file.bytes),
  });
  return document_id!;
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

function isFile(value: unknown): value is FormFile {
  return typeof value === 'object' && value !== null && (value as FormFile).bytes instanceof Uint8Array;
}
