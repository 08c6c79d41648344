import type { MediaType } from './document.ts';

/** A sample of a body. */
export interface Sample {
  /** Its name among the samples of the body; the usual one is `default`. */
  name: string;
  summary: string | undefined;
  value: unknown;
  /** Keys from the body's media type to the value. */
  path: readonly string[];
}

/** The name of the usual sample of a body: of a request, the least that does the job. */
export const USUAL = 'default';

/** The name of the sample of a request with all fields, which comes second. */
export const ALL_FIELDS = 'allFields';

/** The samples of a body, the usual one first. */
export function samplesOf({ example, examples = {} }: MediaType): Sample[] {
  const unnamed = { name: USUAL, summary: undefined, value: example, path: ['example'] };
  // One that stands elsewhere has no value here.
  const named = Object.entries(examples).flatMap(([name, { summary, value }]) =>
    value === undefined ? [] : { name, summary, value, path: ['examples', name, 'value'] },
  );
  return example === undefined ? named : [unnamed, ...named];
}

/** The usual sample of a body; undefined if it has none. */
export function sampleOf(body: MediaType | undefined): unknown {
  return body && samplesOf(body)[0]?.value;
}

/** The sample of a body with all fields: the usual one, unless another has more. */
export function fullSampleOf(body: MediaType | undefined): unknown {
  const full = body && samplesOf(body).find(({ name }) => name === ALL_FIELDS);
  return full ? full.value : sampleOf(body);
}
