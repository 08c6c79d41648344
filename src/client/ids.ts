/** An integer that may exceed 2^53, though perhaps inside of a text. Written out, it is twice as fast as `\d{16}`. */
const LONG_NUMBER = new RegExp(`[^"\\d]${'\\d'.repeat(16)}`);

/** A text, perhaps cut off: one that did not match would be looked for again at every quote in it. */
const TEXT = String.raw`"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)`;

/** A text, passed over, or an integer that may exceed 2^53. */
const TEXT_OR_LONG = new RegExp(String.raw`${TEXT}|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])`, 'g');

/** A text, passed over, or an integer. */
const TEXT_OR_INTEGER = new RegExp(String.raw`${TEXT}|(?<![\d.eE+-])-?\d+(?![\d.eE])`, 'g');

/** A list of ids, of texts and numbers alone. */
const ID_LIST = new RegExp(String.raw`_ids"\s*:\s*\[[^[\]{"]*(?:${TEXT}[^[\]{"]*)*\]`, 'g');

/**
 * Puts quotes around ids and around integers beyond 2^53 in a JSON text, so that `JSON.parse` keeps every digit
 * (document 1, "Conventions": identifiers are `long` or `string`). Text and other numbers stay as they are.
 */
export function quoteIds(json: string): string {
  let quoted = quoteValues(json);
  if (quoted.includes('_ids"')) {
    quoted = quoted.replace(ID_LIST, (list) => `_ids"${list.slice(5).replace(TEXT_OR_INTEGER, quote)}`);
  }
  return LONG_NUMBER.test(quoted) || isDigit(quoted.charCodeAt(0)) ? quoted.replace(TEXT_OR_LONG, quoteUnsafe) : quoted;
}

/**
 * Quotes the integers behind the keys `id`, `…_id` and `…_id1`. A quote that is not escaped ends a key or a text,
 * and no text is followed by a colon, so a match cannot lie inside of a text.
 */
function quoteValues(json: string): string {
  let quoted = '';
  let done = 0;
  for (let at = json.indexOf('id'); at !== -1; at = json.indexOf('id', at + 2)) {
    const before = json.charCodeAt(at - 1);
    if (before !== UNDERSCORE && (before !== QUOTE || json.charCodeAt(at - 2) === BACKSLASH)) continue;
    let end = at + 2;
    if (isDigit(json.charCodeAt(end))) end += 1;
    if (json.charCodeAt(end) !== QUOTE) continue;
    end = skipSpace(json, end + 1);
    if (json.charCodeAt(end) !== COLON) continue;
    const start = skipSpace(json, end + 1);
    end = json.charCodeAt(start) === MINUS ? start + 1 : start;
    if (!isDigit(json.charCodeAt(end))) continue;
    while (isDigit(json.charCodeAt(end))) end += 1;
    if ('.eE'.includes(json[end] ?? ' ')) continue;
    quoted += `${json.slice(done, start)}"${json.slice(start, end)}"`;
    done = end;
  }
  return done === 0 ? json : quoted + json.slice(done);
}

const QUOTE = 0x22;
const MINUS = 0x2d;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const UNDERSCORE = 0x5f;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function skipSpace(json: string, at: number): number {
  while (json.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

function quote(token: string): string {
  return token[0] === '"' ? token : `"${token}"`;
}

function quoteUnsafe(token: string): string {
  return token[0] === '"' || Number.isSafeInteger(Number(token)) ? token : `"${token}"`;
}
