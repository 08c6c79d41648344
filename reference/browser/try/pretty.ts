/** Strings, signs, and everything else between blanks. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

/**
 * Indents JSON without parsing it, since ids run past what a JavaScript number holds.
 * A text that is no object or array stays as it is.
 */
export function prettyJson(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  let result = '';
  let depth = 0;
  let isFirst = false;
  for (const token of text.match(TOKENS) ?? []) {
    const closes = token === '}' || token === ']';
    if (closes) depth -= 1;
    if (closes !== isFirst) result += newLine(depth);
    isFirst = token === '{' || token === '[';
    if (isFirst) depth += 1;
    result += token === ':' ? ': ' : token;
    if (token === ',') result += newLine(depth);
  }
  return result;
}

function newLine(depth: number): string {
  return `\n${'  '.repeat(depth)}`;
}
