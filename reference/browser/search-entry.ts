/** Something that can be found. */
export interface SearchEntry {
  kind: 'page' | 'resource' | 'operation' | 'schema';
  /** From the root of the site. */
  address: string;
  title: string;
  /** The operationId of an operation. */
  name?: string;
  /** The method and URL of an operation, or the group of a resource. */
  detail: string;
  /** Names of the fields, with blanks between them. */
  fields: string;
}
