/** The lines of a block of code, or a row of a table. */
const BLOCK_OR_ROW = /^```[\s\S]*?^```|^ *\|.*\|$/gm;

/** Takes the spaces out of the tables of a Markdown text that only align their columns. Blocks of code stay as they are. */
export function withoutPadding(markdown: string): string {
  return markdown.replaceAll(BLOCK_OR_ROW, (text) =>
    text.startsWith('```')
      ? text
      : text
          .replaceAll(/ {2,}\|/g, ' |')
          .replaceAll(/(?<=\|) {2,}/g, ' ')
          .replaceAll(/(?<= :?)-{4,}(?=:? )/g, '---'),
  );
}
