/** An integer that may exceed 2^53, perhaps inside a text. Written out, it is twice as fast as `\d{16}`. */
const LONG_NUMBER = new RegExp(`[^"\\d]${'\\d'.repeat(16)}`);

/** A text, which may be cut off: if it did not match, the search would start again at every quote in it. */
const TEXT = String.raw`"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)`;

/** A text, passed over, or an integer that may exceed 2^53. */
const TEXT_OR_LONG = new RegExp(String.raw`${TEXT}|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])`, 'g');

/** A text, passed over, or an integer. */
const TEXT_OR_INTEGER = new RegExp(String.raw`${TEXT}|(?<![\d.eE+-])-?\d+(?![\d.eE])`, 'g');

/**
 * An integer behind a key `id`, `…_id` or `…_id1`. A quote that is not escaped ends a key or a text, and no text is
 * followed by a colon, so a match cannot lie inside a text.
 */
const ID = /((?:_id|[^\\]"id)\d?"\s*:\s*)(-?\d+)(?![\d.eE])/g;

/** A list of ids that holds only texts and numbers. */
const ID_LIST = new RegExp(String.raw`_ids"\s*:\s*\[[^[\]{"]*(?:${TEXT}[^[\]{"]*)*\]`, 'g');

/**
 * Puts quotes around ids and around integers beyond 2^53 in a JSON text, so that `JSON.parse` keeps every digit. Text and
 * other numbers stay as they are.
 */
export function quoteIds(json: string): string {
  let quoted = json.replace(ID, '$1"$2"');
  if (quoted.includes('_ids"')) {
    quoted = quoted.replace(ID_LIST, (list) => `_ids"${list.slice(5).replace(TEXT_OR_INTEGER, quote)}`);
  }
  return LONG_NUMBER.test(quoted) || /^\d/.test(quoted) ? quoted.replace(TEXT_OR_LONG, quoteUnsafe) : quoted;
}

function quote(token: string): string {
  return token[0] === '"' ? token : `"${token}"`;
}

function quoteUnsafe(token: string): string {
  return token[0] === '"' || Number.isSafeInteger(Number(token)) ? token : `"${token}"`;
}
