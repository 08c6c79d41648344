import {
  nameOf,
  type OpenApiDocument,
  type Operation,
  reachableReferences,
  refTo,
  STATES_HEADING,
} from '../../src/contract/index.ts';

/** A resource of the service: its operations, and the schemas that it alone uses and that no page of an operation describes. */
export interface Resource {
  name: string;
  /** Name of its page, without folder and extension. */
  slug: string;
  group: string;
  /** Markdown. */
  description: string;
  operations: Operation[];
  schemas: string[];
}

/** A group of resources, as readers find them. */
export interface Group {
  name: string;
  resources: Resource[];
}

/**
 * The resources of a document, in their groups.
 *
 * @param schemasOf The schemas that are described with a resource, by its name.
 */
export function groupsOf(
  document: OpenApiDocument,
  operations: readonly Operation[],
  schemasOf: (tag: string) => string[],
): Group[] {
  return (document['x-tagGroups'] ?? []).map((group) => ({
    name: group.name,
    resources: group.tags.map(
      (tag): Resource => ({
        name: tag,
        slug: slugOf(tag),
        group: group.name,
        description: ownText(document.tags.find(({ name }) => name === tag)?.description),
        operations: operations.filter((operation) => operation.tag === tag),
        schemas: schemasOf(tag),
      }),
    ),
  }));
}

/** Name of the page of a resource, without folder and extension. */
export function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

/** The description of a tag without its states, which have a section of their own. */
function ownText(description = ''): string {
  return description.split(STATES_HEADING)[0]!.trim();
}

/** The one tag that uses a schema; `undefined` if there are several, or none. */
export function schemaOwners(
  document: OpenApiDocument,
  operations: readonly Operation[],
): Map<string, string | undefined> {
  const owners = new Map<string, string | undefined>();
  for (const { tag, object, parameters } of operations) {
    for (const reference of reachableReferences(document, [object, parameters])) {
      if (!reference.startsWith(refTo('schemas', ''))) continue;
      const name = nameOf(reference);
      owners.set(name, owners.has(name) && owners.get(name) !== tag ? undefined : tag);
    }
  }
  return owners;
}
