// In a file of its own, so that reading a folder doesn't load what exports one, and the reverse.

/** The file of a folder that holds what a snapshot has in addition to its records, without its ending. */
export const SEED_HEAD = 'snapshot';
