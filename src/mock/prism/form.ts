import { randomUUID } from 'node:crypto';

/** A form as Prism can read it. */
export interface PlainForm {
  contentType: string;
  body: string;
}

/** Names that a multipart header can hold as they are. */
const PLAIN_NAME = /^[\w.-]+$/;

/**
 * Writes a form for Prism, whose own reader ends the process on a malformed part and reads files as UTF-8. Files are
 * replaced by their names, which makes no difference to the contract: it says of a file only that it is one.
 */
export function writePlainForm(form: FormData): PlainForm {
  const boundary = randomUUID();
  const parts = [...form.entries()]
    .filter(([name]) => PLAIN_NAME.test(name))
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : value.name;
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${encodeURIComponent(text)}\r\n`;
    });
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` };
}
