/** Exports for generated code. */
export type { CallOptions, CallPromise } from './client-call.ts';
export type { List, ListOptions } from './paging.ts';
export type { Upload } from './upload.ts';

/** Selects a page of a list. Neither parameter is documented; both come from `page_context`. */
export interface PageQuery {
  /** Number of the page, counted from 1. */
  page?: number | undefined;
  /** At most this many records per page, 200 by default. */
  per_page?: number | undefined;
}
