import type { SearchResult } from 'minisearch';

export type SearchKind = 'operation' | 'resource' | 'text' | 'guide' | 'field' | 'schema';

/** Something that can be found. */
export interface SearchEntry {
  kind: SearchKind;
  /** From the root of the site. */
  address: string;
  title: string;
  /** The operationId of an operation. */
  name?: string;
  /** The method and URL of an operation, the group of a resource, the page of a section, or the schema of a field. */
  detail: string;
  /** Prose: a description, or the text of a section. */
  text?: string;
  /** Names of the fields, with blanks between them. */
  fields?: string;
}

/** Something that was found. */
export interface Found extends SearchEntry {
  /** The field that was looked for, if that is why the entry was found. */
  field: string | undefined;
  /** The words of the entry that match. */
  terms: string[];
}

export interface Findings {
  /** Best first. */
  found: Found[];
  /** The words that were left out, since nothing has them together with the others. */
  ignored: string[];
}

/** Finds entries by what a reader types: those that have all of the words. */
export type Find = (query: string) => Findings;

export interface Match {
  score: number;
  /** Share of the query's words that it has, each by its weight and where it stands. */
  cover: number;
  /** Number of the query's words that it has. */
  count: number;
  /** The words of the entry, and where they stand. */
  match: SearchResult['match'];
}
