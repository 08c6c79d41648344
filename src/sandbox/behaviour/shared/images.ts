import type { Id } from '../../core/facts.ts';
import type { Writer } from '../types.ts';

/** The formats of images that the documents list. */
const FORMATS = new Set(['gif', 'png', 'jpeg', 'jpg', 'bmp']);

/** What is kept of an image. */
export interface Image {
  image_id: Id;
  image_name: string;
  image_type: string;
  /** The bytes, as base64. */
  image_content: string;
}

/** A file of a form. */
interface FormFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * What is kept of the image in a form.
 *
 * @throws Refusal if it is no file, or of a format that the documents do not list.
 */
export function imageOf(file: unknown, context: Writer): Image {
  if (!isFile(file)) return context.refuse('missing', 'image is missing: send a file in this form field.');
  const { name, bytes } = file;
  const format = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!FORMATS.has(format)) {
    context.refuse('invalid', `image must be a gif, png, jpeg, jpg or bmp file, and is ${name}.`);
  }
  return { image_id: context.newId(), image_name: name, image_type: format, image_content: base64(bytes) };
}

function isFile(value: unknown): value is FormFile {
  return typeof value === 'object' && value !== null && (value as FormFile).bytes instanceof Uint8Array;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
