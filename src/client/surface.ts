/** What generated code may name of this folder. */
export type { List } from './paging.ts';
export type { CallOptions } from './transport.ts';
export type { Upload } from './upload.ts';

/** Which page of a list to get; neither parameter is documented, both are taken from `page_context`. */
export interface PageQuery {
  /** Number of the page, counted from 1. */
  page?: number;
  /** At most this many records per page, 200 by default. */
  per_page?: number;
}
