import { type Call, infoOf } from './client-call.ts';
import { type Abortable, throwIfAborted, untilAborted } from './deadline.ts';
import { UploadError } from './errors.ts';
import { isBody, isLocalFile, isUploadable, nameOf, type Read, toBlob, type Uploadable } from './upload.ts';
import { describeValue } from './values.ts';

/** A field of a form: a string or a file. */
type FormField = [name: string, value: string | Uploadable];

/**
 * Makes a form of a body. Files are read, so that the form can be sent again.
 *
 * @param fileField The field that must hold a file.
 * @throws TypeError if it does not; UploadError if it can't be read; the reason of what aborts.
 */
export async function toForm(body: object, fileField: string, call: Call, abortable: Abortable): Promise<FormData> {
  const form = new FormData();
  const read: Read = async (start) => {
    try {
      return await untilAborted(start(), abortable);
    } catch (cause) {
      throwIfAborted(abortable);
      throw new UploadError('The upload could not be read', infoOf(call), { cause });
    }
  };
  for (const [name, value] of fieldsOf(body, fileField)) {
    if (typeof value === 'string') form.append(name, value);
    else if (isLocalFile(value)) form.append(name, value as unknown as Blob);
    else form.append(name, await toBlob(value, read), nameOf(value));
  }
  return form;
}

function fieldsOf(body: object, fileField: string): FormField[] {
  const fields: FormField[] = [];
  for (const [name, value] of Object.entries({ [fileField]: undefined, ...body })) {
    if (isUploadable(value)) fields.push([name, value]);
    else if (name === fileField) throw new TypeError(explain(name, value));
    else if (value !== undefined)
      fields.push([name, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  }
  return fields;
}

function explain(name: string, value: unknown): string {
  const advice = isBody(value) ? '; pass `await response.blob()`' : '';
  return `${name} must be a File or Blob, bytes, or a stream of bytes, but is ${describeValue(value)}${advice}`;
}
