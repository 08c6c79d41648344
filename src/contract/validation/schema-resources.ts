import { keysOf } from '../references.ts';
import { isNode, type Node, walk } from '../walk.ts';
import { SchemaError } from './visit.ts';

/** A document, or a schema in it with an `$id`: what the references within it are relative to. */
export interface Resource {
  /** Its absolute URI. */
  uri: string;
  root: Node;
}

export interface Target {
  schema: unknown;
  resource: Resource;
}

/** The references of a document (JSON Schema 2020-12, sections 8.2 and 9). */
export interface Resources {
  /** The document itself. */
  main: Resource;
  /** The resource of a schema that stands in another one. */
  within(schema: Node, outer: Resource): Resource;
  /** @throws SchemaError if the reference leads to nothing in the document. */
  lookUp(reference: string, from: Resource): Target;
  /** The schema of a resource with a `$dynamicAnchor`, if there is one. */
  dynamicAnchor(name: string, resource: Resource): Target | undefined;
}

/** URI of a document that has none. */
const NO_URI = 'contract:/';

/** Reads the references of a document. What has an `$id` or an anchor is found when it is first asked for. */
export function createResources(root: object): Resources {
  const { $id = '' } = root as { $id?: string };
  const main: Resource = { uri: absolute($id, { uri: NO_URI }), root: root as Node };
  const known = new Map<Node, Resource>([[main.root, main]]);
  const anchors = new Map<Resource, Map<string, Node>>();
  let byUri: Map<string, Resource> | undefined;

  function within(schema: Node, outer: Resource): Resource {
    if (typeof schema['$id'] !== 'string') return outer;
    let resource = known.get(schema);
    if (!resource) known.set(schema, (resource = { uri: absolute(schema['$id'], outer), root: schema }));
    return resource;
  }

  /** Walks from the root, since an `$id` is relative to that of what it stands in. */
  function resources(): Map<string, Resource> {
    if (byUri) return byUri;
    byUri = new Map([[main.uri, main]]);
    for (const { path } of walk(root)) {
      const { resource } = follow(path, main);
      byUri.set(resource.uri, resource);
    }
    return byUri;
  }

  function follow(keys: readonly string[], from: Resource): Target {
    let target: Target = { schema: from.root, resource: from };
    for (const key of keys) {
      const { schema: holder, resource } = target;
      const schema = isObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
      target = { schema, resource: isNode(schema) ? within(schema, resource) : resource };
    }
    return target;
  }

  /** The anchors of a resource: dynamic ones are called `?name` as well. */
  function anchorsOf(resource: Resource): Map<string, Node> {
    let found = anchors.get(resource);
    if (found) return found;
    anchors.set(resource, (found = new Map()));
    for (const { node, path } of walk(resource.root)) {
      if (follow(path, resource).resource !== resource) continue;
      for (const name of [node['$anchor'], node['$dynamicAnchor']]) if (isText(name)) found.set(name, node);
      if (isText(node['$dynamicAnchor'])) found.set(`?${node['$dynamicAnchor']}`, node);
    }
    return found;
  }

  function lookUp(reference: string, from: Resource): Target {
    const [uri = '', fragment = ''] = reference.split('#');
    const resource = uri === '' ? from : resources().get(absolute(uri, from));
    const target =
      resource &&
      (fragment === '' || fragment.startsWith('/')
        ? follow(keysOf(fragment), resource)
        : { schema: anchorsOf(resource).get(fragment), resource });
    if (target?.schema === undefined) throw new SchemaError(`${reference} does not exist in the document.`);
    return target;
  }

  return {
    main,
    within,
    lookUp,
    dynamicAnchor(name, resource) {
      const schema = anchorsOf(resource).get(`?${name}`);
      return schema && { schema, resource };
    },
  };
}

/** A URI without its fragment, as it is relative to a resource. */
function absolute(uri: string, { uri: base }: Pick<Resource, 'uri'>): string {
  try {
    return new URL(uri, base).href.replace(/#.*$/, '');
  } catch {
    return uri;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
