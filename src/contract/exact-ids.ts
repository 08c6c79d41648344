/** A number that may exceed 2^53, perhaps inside a string. Written out, it is twice as fast as `\d{16}`. */
const LONG_NUMBER = new RegExp(`[^"\\d]${'\\d'.repeat(16)}|\\d[eE][+-]?\\d`);

/** A string, which may be cut off: if it did not match, the search would start again at every quote in it. */
const TEXT = String.raw`"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)`;

/** A string, passed over, or a number. */
const TEXT_OR_NUMBER = new RegExp(String.raw`${TEXT}|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`, 'g');

/** A string, which is a key if a colon follows. */
const TEXT_OR_KEY = new RegExp(String.raw`${TEXT}(?:\s*:)?`, 'g');

/** A string, passed over, or an integer. */
const TEXT_OR_INTEGER = new RegExp(String.raw`${TEXT}|(?<![\d.eE+-])-?\d+(?![\d.eE])`, 'g');

/**
 * An integer behind a key `id`, `…_id` or `…_id10`. A quote that is not escaped ends a key or a string, and no text is
 * followed by a colon, so a match can't lie inside a string.
 */
const ID = /((?:_id|[^\\]"id)\d*"\s*:\s*)(-?(?:0|[1-9]\d*))(?![\d.eE])/g;

/** The start of a list of ids. */
const ID_LIST = /_ids"\s*:\s*\[/g;

/** A part of a list of strings and numbers. */
const PART = new RegExp(String.raw`${TEXT}|[^[\]{"]+`, 'y');

/**
 * Puts quotes around ids and around numbers beyond 2^53, however they are written, in a JSON text, so that `JSON.parse` keeps
 * every digit. Text and other numbers stay as they are, fractions with more digits than a number holds among them.
 */
export function quoteIds(json: string): string {
  const plain = json.includes('\\u') ? json.replace(TEXT_OR_KEY, plainKey) : json;
  let quoted = plain.replace(ID, '$1"$2"');
  if (quoted.includes('_ids"')) {
    quoted = quoteLists(quoted);
  }
  return LONG_NUMBER.test(quoted) || /^\d/.test(quoted) ? quoted.replace(TEXT_OR_NUMBER, quoteUnsafe) : quoted;
}

/** Goes on behind what it has seen, also where a list has no end: to start over in each would take quadratic time. */
function quoteLists(json: string): string {
  let result = '';
  let done = 0;
  ID_LIST.lastIndex = 0;
  while (ID_LIST.test(json)) {
    const start = ID_LIST.lastIndex;
    let end = (PART.lastIndex = start);
    while (PART.test(json)) end = PART.lastIndex;
    ID_LIST.lastIndex = end;
    if (json[end] !== ']') continue;
    result += json.slice(done, start) + json.slice(start, end).replace(TEXT_OR_INTEGER, quote);
    done = end;
  }
  return result + json.slice(done);
}

function quote(token: string): string {
  return token[0] === '"' ? token : `"${token}"`;
}

/** Quotes a number beyond 2^53, and one that is not 0 but so small that it would be. */
function quoteUnsafe(token: string): string {
  if (token[0] === '"') return token;
  const value = Math.abs(Number(token));
  const isLost = value > Number.MAX_SAFE_INTEGER || (value === 0 && /^[^eE]*[1-9]/.test(token));
  return isLost ? `"${token}"` : token;
}

/** Writes the key of an id without escapes. */
function plainKey(token: string): string {
  const end = token.lastIndexOf('"') + 1;
  if (end === token.length || !token.includes('\\u')) return token;
  try {
    const name = JSON.parse(token.slice(0, end)) as string;
    return /^(?:id|.*_id)\d*$|_ids$/s.test(name) ? JSON.stringify(name) + token.slice(end) : token;
  } catch {
    return token;
  }
}
