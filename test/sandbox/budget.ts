/** At most this many bytes for all of the sandbox, minified and gzipped. */
export const BUDGET = 90_000;
