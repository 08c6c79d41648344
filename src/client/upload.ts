/** What can be uploaded as a file: a `File` keeps its name, anything else is called `file`. */
export type Uploadable = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A form body as a caller may give it: every file may also be bytes or a stream. */
export type Upload<Form> = {
  [Name in keyof Form]: Form[Name] | (Blob extends NonNullable<Form[Name]> ? Uploadable : never);
};

/** Whether a body holds a file, so that it has to be sent as a form. */
export function holdsFile(body: object): boolean {
  return Object.values(body).some(isUploadable);
}

/** Makes a form of a body. A stream is read to its end, so that the form can be sent again. */
export async function toFormData(body: object): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (isUploadable(value)) form.set(name, await toFile(value));
    else if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

function isUploadable(value: unknown): value is Uploadable {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value) || value instanceof ReadableStream;
}

async function toFile(value: Uploadable): Promise<File> {
  if (value instanceof File) return value;
  const blob = value instanceof ReadableStream ? await new Response(value).blob() : value;
  const type = blob instanceof Blob ? blob.type : '';
  return new File([blob], 'file', { type });
}
