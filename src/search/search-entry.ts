/** What kind of thing can be found. */
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
