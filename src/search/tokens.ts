/** A version, such as `0.1`, or a word. */
const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+/gu;

/** Splits a text into the words that it is found by: `markInvoiceSent` and `tax_name` as a whole and in their parts. */
export function tokens(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** Splits a search at spaces and punctuation only, so that a complete name is found before its parts. */
export function queryTokens(text: string): string[] {
  return text.match(WORD) ?? [];
}
