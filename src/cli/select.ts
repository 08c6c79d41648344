import type { OpenApiDocument, OperationObject } from '../contract/document.ts';

type Components = Record<string, Record<string, unknown>>;

/**
 * The part of a document that belongs to some tags: their operations and the components that those use.
 * It is a valid document of its own.
 *
 * @param tags Names of tags, as the document spells them.
 */
export function selectTags(document: OpenApiDocument, tags: readonly string[]): OpenApiDocument {
  const paths = selectPaths(document, tags);
  const groups = document['x-tagGroups'].map((group) => ({
    ...group,
    tags: group.tags.filter((tag) => tags.includes(tag)),
  }));
  return {
    ...document,
    tags: document.tags.filter(({ name }) => tags.includes(name)),
    'x-tagGroups': groups.filter((group) => group.tags.length > 0),
    paths,
    components: selectComponents(document, paths),
  };
}

/** The URLs that have an operation of the tags, with what their operations share. */
function selectPaths({ paths }: OpenApiDocument, tags: readonly string[]): OpenApiDocument['paths'] {
  const isChosen = (value: unknown) => isOperation(value) && tags.includes(value.tags[0]);
  const chosen = Object.entries(paths).filter(([, item]) => Object.values(item).some(isChosen));
  return Object.fromEntries(
    chosen.map(([url, item]) => [
      url,
      Object.fromEntries(Object.entries(item).filter(([, value]) => !isOperation(value) || isChosen(value))),
    ]),
  );
}

function isOperation(value: unknown): value is OperationObject {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** The components that something uses, and those that they use in turn, in the order of the document. */
function selectComponents(document: OpenApiDocument, user: unknown): OpenApiDocument['components'] {
  const components: Components = document.components;
  const used = new Set<string>();
  const waiting = [user];
  while (waiting.length > 0) {
    for (const reference of referencesIn(waiting.pop())) {
      if (used.has(reference)) continue;
      used.add(reference);
      const [kind = '', name = ''] = reference.split('/');
      waiting.push(components[kind]?.[name]);
    }
  }
  const kept = Object.entries(components).map(([kind, all]) => [
    kind,
    // Operations name a security scheme without a reference, and there is but one.
    Object.fromEntries(
      Object.entries(all).filter(([name]) => kind === 'securitySchemes' || used.has(`${kind}/${name}`)),
    ),
  ]);
  return Object.fromEntries(kept) as OpenApiDocument['components'];
}

/** References to components, as `kind/name`. Samples hold none: they are values. */
function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') yield child.replace(/^#\/components\//, '');
    else if (key !== 'example') yield* referencesIn(child);
  }
}
