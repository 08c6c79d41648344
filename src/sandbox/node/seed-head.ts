/** The file of a folder that holds what a snapshot has in addition to its records, without its ending. */
export const SEED_HEAD = 'snapshot';
