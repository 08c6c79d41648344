import type { Limit } from './schema-words.ts';

/** Facts about a field, each stated once. */
export interface Statement {
  /** Markdown; empty if it would only repeat the name. */
  description: string;
  /** Lengths, bounds and counts, such as `at most 100 characters`. */
  ranges: string[];
  /** Values that the field may have, and examples. */
  limits: Limit[];
}

/** Words of a description that state a limit if its values are there, too. */
const STATED: Readonly<Record<string, RegExp>> = {
  'One of': /./,
  'Known values': /Known values?:/,
  Default: /by default|Default:/,
};

/** Words that say nothing by themselves. */
const EMPTY = new Set(['a', 'an', 'the', 'of', 'this', 'its']);

/** Leaves out what the description of a field repeats of its name, and what the limits repeat of the description. */
export function sayOnce(name: string, text: string, limits: readonly Limit[]): Statement {
  const ranges = limits.filter(({ values }) => values.length === 0);
  const description = ranges
    .reduce((rest, { label }) => rest.replace(new RegExp(`(?:^|(?<=\\.)\\s)${label}\\.`), ''), text)
    .trim();
  return {
    description: repeatsName(name, description) ? '' : description,
    ranges: ranges
      .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
      .filter((range) => !isRangeStated(description, range)),
    limits: limits.filter((limit) => limit.values.length > 0 && !isStated(description, limit)),
  };
}

/** Checks whether a description states a range such as `at most 100 characters`, even without the words before or after the number. */
function isRangeStated(description: string, range: string): boolean {
  return [/\d.*/, /^\D*\d+/].some((part) => {
    const [stated] = part.exec(range) ?? [range];
    return description.toLowerCase().includes(stated.toLowerCase());
  });
}

function isStated(description: string, { label, values }: Limit): boolean {
  if (label === 'Always') return description.replaceAll('`', '').startsWith(`Always ${values[0]}`);
  const isNamed = values.every((value) => description.includes(`\`${value}\``));
  return isNamed && (STATED[label]?.test(description) ?? false);
}

/** Checks whether a description such as "Name of the tax." only repeats a name such as `tax_name`. */
function repeatsName(name: string, description: string): boolean {
  const words = description.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = new Set(name.toLowerCase().split(/[^a-z]+/));
  return words.every((word) => EMPTY.has(word) || known.has(word));
}
