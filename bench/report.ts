import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Options, Values } from '../src/cli/index.ts';

const PAGE = 'docs/contributing/benchmarks.md';

/** Figures in rows. The first column says what was measured. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A benchmark, which `npm run bench` runs by its name. */
export interface Bench<O extends Options = Options> {
  help: string;
  options: O;
  run(values: Values<O>): Promise<readonly Table[]>;
}

/** Makes a benchmark, whose options say of which types its values are. */
export function defineBench<const O extends Options>(bench: Bench<O>): Bench {
  return bench;
}

/**
 * Prints tables of figures with the day, the machine and its load.
 *
 * @param name The block of docs/contributing/benchmarks.md that the figures are for.
 * @param isWritten Whether to write them there as well.
 */
export function report(name: string, tables: readonly Table[], isWritten: boolean): void {
  const block = [circumstances(), ...tables.map(tableText)].join('\n\n');
  console.log(`\n${block}`);
  if (isWritten) writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), name, block));
}

/** What figures depend on, in a sentence. */
function circumstances(): string {
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} cores${cpu ? ` (${cpu.model.trim()})` : ''}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: ${machine}, Node ${process.versions.node}, load average ${os.loadavg()[0]!.toFixed(1)} at the end.`;
}

/** A table as Markdown, its columns aligned. */
export function tableText({ columns, rows }: Table): string {
  const widths = columns.map((column, index) => Math.max(3, column.length, ...rows.map((row) => row[index]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(columns), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/**
 * A page with another text in one of its blocks.
 *
 * @throws Error if the page has no such block.
 */
export function withBlock(page: string, name: string, text: string): string {
  const start = `<!-- figures: ${name} -->\n`;
  const from = page.indexOf(start) + start.length;
  const to = page.indexOf('<!-- end -->', from);
  if (from < start.length || to < 0) throw new Error(`${PAGE} has no block for the figures of ${name}.`);
  return `${page.slice(0, from)}\n${text}\n\n${page.slice(to)}`;
}
