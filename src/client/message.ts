// In a file of its own, since the package exports all of errors.ts.

/** A message holds at most this many characters, since the service or a caller may have given a part of it. */
const LONGEST_MESSAGE = 1000;

/** A message goes into logs, where control characters and breaks of lines could pass for something else. `body` keeps them. */
export function asLine(text: string): string {
  const start =
    text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  const escaped = start.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return escaped.slice(0, LONGEST_MESSAGE);
}
