import { parse } from 'yaml';
import type { Shown } from './shown.ts';

/** What differs from run to run: where it stands, and what it is compared as. Each way to compare names those that it needs. */
const VARIES = {
  time: [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>'],
  duration: [/ \d+\.\d ms$/gm, ' <duration>'],
  port: [/(?<=127\.0\.0\.1:|"port": )\d+/g, '<port>'],
  line: [/(?<=\.yaml:)\d+(?=\)$)/gm, '<line>'],
} as const;

/** How an output that a page shows is compared with what is printed. */
export interface Comparison {
  /** Does what the page says, and returns what is printed. */
  prints(shown: Shown): Promise<string> | string;
  /** What differs from run to run. */
  varies?: readonly (keyof typeof VARIES)[];
  /** Compares data, since pages show it in another layout than it is printed in. */
  as?: 'data';
}

/** A way to compare an output, or why nothing prints it. */
export type Way = Comparison | { notPrinted: string };

/** The ways by the names of the outputs. */
export type Ways = Readonly<Record<string, Way>>;

/**
 * Lists the outputs that no way compares, and the ways that compare none. Then it is known that every output is either
 * compared or says why not.
 */
export function unaccounted(shown: readonly Shown[], ways: Ways): string[] {
  const names = shown.map(({ name }) => name);
  return [
    ...shown
      .filter(({ name }) => !Object.hasOwn(ways, name))
      .map(({ name, place }) => `${place} shows an output that nothing compares. Add "${name}" to the ways.`),
    ...Object.keys(ways)
      .filter((name) => !names.includes(name))
      .map((name) => `No page shows "${name}".`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `"${name}" is shown twice.`),
  ];
}

/** An output as the page shows it and as it is printed, without what varies. They are to be equal. */
export async function compared(shown: Shown, way: Comparison): Promise<{ shown: unknown; printed: unknown }> {
  const printed = await way.prints(shown);
  if (way.as === 'data') return { shown: parse(steady(shown.text, way)), printed: parse(steady(printed, way)) };
  const lines = steady(shown.text, way).trimEnd().split('\n');
  return { shown: lines, printed: shortened(steady(printed, way).trimEnd().split('\n'), lines) };
}

function steady(text: string, { varies = [] }: Comparison): string {
  return varies.reduce((steadied, name) => steadied.replaceAll(VARIES[name][0], VARIES[name][1]), text);
}

/**
 * Leaves out of what is printed what a page leaves out: a line `…` stands for any number of lines, and ` …` at the end of a
 * line for the rest of it.
 */
function shortened(printed: string[], shown: readonly string[]): string[] {
  const result: string[] = [];
  let rest = printed;
  for (const [index, line] of shown.entries()) {
    if (line.trim() !== '…') {
      if (rest.length > 0) result.push(cut(rest[0]!, line));
      rest = rest.slice(1);
      continue;
    }
    const next = shown[index + 1];
    const end = next === undefined ? rest.length : rest.indexOf(next);
    result.push(line);
    // What follows the gap is not there: what is printed stands in its place, and differs.
    rest = rest.slice(Math.max(end, 0));
  }
  return [...result, ...rest];
}

function cut(printed: string, shown: string): string {
  return shown.endsWith(' …') && printed.startsWith(shown.slice(0, -1)) ? shown : printed;
}
