import type { MediaType } from './document.ts';

/** A sample of a body. */
export interface Sample {
  /** Its name among the samples of the body; the usual one is `default`. */
  name: string;
  /** What it shows, in a few words. */
  summary: string | undefined;
  value: unknown;
  /** Keys from the body's media type to the value. */
  path: readonly string[];
}

/** The name of the usual sample of a body. */
export const USUAL = 'default';

/** The samples of a body, the usual one first. */
export function samplesOf({ example, examples = {} }: MediaType): Sample[] {
  const unnamed = { name: USUAL, summary: undefined, value: example, path: ['example'] };
  const named = Object.entries(examples).map(([name, { summary, value }]) => {
    return { name, summary, value, path: ['examples', name, 'value'] };
  });
  return example === undefined ? named : [unnamed, ...named];
}

/** The usual sample of a body; undefined if it has none. */
export function sampleOf(body: MediaType | undefined): unknown {
  return body && samplesOf(body)[0]?.value;
}
