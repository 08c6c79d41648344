import { suggestion } from '../contract/index.ts';

/** The files of the reference by their addresses, such as `guides/order-to-cash.md`. `llms.txt` lists its pages. */
export type SiteFiles = Readonly<Record<string, string>>;

/** A page of the reference. */
export interface Page {
  /** Where it is read, such as `reference:///guides/order-to-cash.md`. The links of a page lead to others by it. */
  uri: string;
  /** The same without what is common to all, such as `guides/order-to-cash`. */
  name: string;
  title: string;
  description: string;
  /** Its text, as Markdown. */
  text: string;
}

/** The pages of the reference, as Markdown. */
export interface Pages {
  /** Those that are listed: the strings, the guides and the resources, without the operations, of which there are many. */
  listed: readonly Page[];
  /**
   * The page of an address, also that of an operation.
   *
   * @throws RangeError if there is none, with the nearest one.
   */
  at(uri: string): Page;
  /** The guides by their names, such as `order-to-cash`. */
  guides: ReadonlyMap<string, Page>;
}

const ROOT = 'reference:///';

const [GUIDES, OPERATIONS] = ['guides/', 'operations/'];

/** The form of the addresses of operations. */
export const OPERATION_URIS = `${ROOT}${OPERATIONS}{operationId}.md`;

/** Reads the pages that `llms.txt` of a reference lists. */
export function readPages(files: SiteFiles): Pages {
  const all = [...files['llms.txt']!.matchAll(/^- \[(.+)\]\((\S+)\.md\): (.*)$/gm)].map(
    ([, title, name, description]): Page => ({
      uri: `${ROOT}${name}.md`,
      name: name!,
      title: title!,
      description: description!,
      text: files[`${name}.md`]!,
    }),
  );
  const byUri = new Map(all.map((page) => [page.uri, page]));
  const guides = all.filter(({ name }) => name.startsWith(GUIDES));
  return {
    listed: all.filter(({ name }) => !name.startsWith(OPERATIONS)),
    at(uri) {
      const page = byUri.get(uri);
      if (page) return page;
      const meant = uri.includes('://') ? uri : ROOT + uri;
      throw new RangeError(`There is no resource ${JSON.stringify(uri)}.${suggestion(meant, [...byUri.keys()])}`);
    },
    guides: new Map(guides.map((page) => [page.name.slice(GUIDES.length), page])),
  };
}
