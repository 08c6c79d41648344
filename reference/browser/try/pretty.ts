import { exactText, parseExact } from '../../../src/code-samples/index.ts';

/** Indents JSON, and keeps the digits of its numbers. A text that is no JSON stays as it is. */
export function prettyJson(text: string): string {
  try {
    return exactText(parseExact(text));
  } catch {
    return text;
  }
}
