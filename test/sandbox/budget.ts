/** At most this many bytes for all of the sandbox, minified and gzipped. */
export const BUDGET = 90_000;

/** The same for the module before the last pass. At this size, the classic script, the larger form, comes to `BUDGET` after it. */
export const BUDGET_BEFORE_LAST_PASS = 92_300;
