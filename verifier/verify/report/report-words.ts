import { BLANK, type Counts } from '../evidence/facts.ts';

/** `1 finding`, `3 findings`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

export function reasonsOf(skipped: Counts): string {
  return Object.entries(skipped)
    .map(([reason, count]) => `${count} (${reason})`)
    .join(', ');
}

const ARTICLES: Readonly<Record<string, string>> = {
  null: 'null',
  array: 'an array',
  object: 'an object',
  integer: 'an integer',
  [BLANK]: 'an empty string',
};

/** A type that was seen, in words. */
export function typeInWords(type: string): string {
  return ARTICLES[type] ?? (type.includes('/') || type === 'another type' ? type : `a ${type}`);
}
