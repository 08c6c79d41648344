/** Characters that no reader sees, and that a terminal or the log of a CI could take for a command. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Writes a string of others on one line, with escapes for what can't be seen: `a\n` for a line feed behind `a`, `\u001b` for an escape. */
export function visible(text: string): string {
  return text.replaceAll(HIDDEN, (character) => {
    if (character === '\n') return '\\n';
    return `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`;
  });
}

/** The same of each line of a string. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}
