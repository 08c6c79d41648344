import { MAX_LISTED } from './violations.ts';

/** Errors after which a loop ends. One value may have several that become one violation, so it is more than are listed. */
export const MAX_ERRORS = 10 * MAX_LISTED;
