import {
  type ComponentKind,
  METHODS,
  type OpenApiDocument,
  type PathItem,
  reachableReferences,
  refTo,
  resolve,
} from '../contract/index.ts';

/**
 * The part of a document that belongs to some tags: their operations and the components that those use.
 * It is a valid document of its own.
 *
 * @param tags Names of tags, as the document spells them.
 */
export function selectTags(document: OpenApiDocument, tags: readonly string[]): OpenApiDocument {
  const { 'x-tagGroups': groups } = document;
  const paths = selectPaths(document, tags);
  return {
    ...document,
    tags: document.tags.filter(({ name }) => tags.includes(name)),
    ...(groups && { 'x-tagGroups': selectGroups(groups, tags) }),
    paths,
    components: selectComponents(document, paths),
  };
}

function selectGroups(
  groups: NonNullable<OpenApiDocument['x-tagGroups']>,
  chosen: readonly string[],
): NonNullable<OpenApiDocument['x-tagGroups']> {
  return groups
    .map(({ name, tags }) => ({ name, tags: tags.filter((tag) => chosen.includes(tag)) }))
    .filter(({ tags }) => tags.length > 0);
}

/** The URLs that have an operation of the tags, with what their operations share. */
function selectPaths(document: OpenApiDocument, tags: readonly string[]): OpenApiDocument['paths'] {
  const selected = Object.entries(document.paths).flatMap(([url, referred]) => {
    const item = resolve(document, referred);
    const others = METHODS.filter((method) => !tags.includes(item[method]?.tags?.[0] ?? ''));
    return others.length === METHODS.length ? [] : [[url, without(item, others)]];
  });
  return Object.fromEntries(selected);
}

function without(item: PathItem, keys: readonly string[]): PathItem {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !keys.includes(key)));
}

/** The components that something uses, and those that they use in turn, in the order of the document. */
function selectComponents(document: OpenApiDocument, user: unknown): OpenApiDocument['components'] {
  const used = reachableReferences(document, { paths: user });
  const kept = Object.entries(document.components).map(([kind, all]) => [
    kind,
    // Operations name a security scheme without a reference, and there is but one.
    Object.fromEntries(
      Object.entries(all).filter(
        ([name]) => kind === 'securitySchemes' || used.has(refTo(kind as ComponentKind, name)),
      ),
    ),
  ]);
  return Object.fromEntries(kept) as OpenApiDocument['components'];
}
