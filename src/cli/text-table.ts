import { visible } from '../contract/index.ts';

const GAP = '  ';

/**
 * Sets rows of text under headings. If the table is wider than the terminal, each row becomes a block of lines instead:
 * its first cell, then the others indented under it, each with its heading.
 *
 * @param width Columns of the terminal; no limit by default, as in a pipe.
 */
export function formatTable(
  headings: readonly string[],
  written: readonly (readonly string[])[],
  width = Infinity,
): string {
  const rows = written.map((row) => row.map(visible));
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const total = widths.reduce((sum, cell) => sum + cell) + GAP.length * (widths.length - 1);
  if (total > width) return rows.map((row) => block(headings, row)).join('\n');
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

function block(headings: readonly string[], [first = '', ...rest]: readonly string[]): string {
  const label = Math.max(...headings.slice(1).map(({ length }) => length));
  return [first, ...rest.map((cell, index) => `${GAP}${headings[index + 1]!.padEnd(label)}${GAP}${cell}`)].join('\n');
}
