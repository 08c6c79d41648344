import { isNode, type Node, suggestion } from '../contract/index.ts';

/** A change to a document (OpenAPI Overlay Specification 1.1). */
export interface Action {
  /** JSONPath (RFC 9535) of what is changed. */
  target: string;
  description?: string;
  /** Merged into objects, appended to arrays, or put in place of strings, numbers and the like. */
  update?: unknown;
  /** JSONPath of the one place of the document whose value does what `update` would do. */
  copy?: string;
  remove?: boolean;
  [extension: `x-${string}`]: unknown;
}

/** Changes to a document, in their order (OpenAPI Overlay Specification 1.0 or 1.1). */
export interface Overlay {
  overlay: string;
  info: { title: string; version: string };
  actions: Action[];
  [extension: `x-${string}`]: unknown;
}

/** Something that is not an overlay, or can't be applied. The message says why. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
}

/**
 * Takes an overlay from what a file held.
 *
 * @param name What messages call it.
 * @throws OverlayError if it is something else.
 */
export function readOverlay(value: unknown, name: string): Overlay {
  if (!isNode(value) || typeof value['overlay'] !== 'string')
    throw new OverlayError(`${name} is not an overlay: it has no \`overlay\` key.`);
  if (!/^1\.[01]\.\d+$/.test(value['overlay']))
    throw new OverlayError(`${name} is an overlay of version ${value['overlay']}; 1.0 or 1.1 is required.`);
  const { actions } = value;
  if (!Array.isArray(actions) || actions.length === 0)
    throw new OverlayError(`${name} is not an overlay: it has no \`actions\` key.`);
  for (const [index, action] of (actions as unknown[]).entries()) {
    const problem = problemOf(action);
    if (problem !== undefined) throw new OverlayError(`${name}: action ${index + 1} ${problem}`);
  }
  return value as unknown as Overlay;
}

const FIELDS = ['target', 'description', 'update', 'copy', 'remove'];

function problemOf(action: unknown): string | undefined {
  if (!isNode(action) || typeof action['target'] !== 'string') return 'has no `target`.';
  const unknown = Object.keys(action).find((field) => !FIELDS.includes(field) && !field.startsWith('x-'));
  if (unknown !== undefined) return `has the unknown field \`${unknown}\`.${suggestion(unknown, FIELDS)}`;
  const { update, copy, remove } = action;
  if (copy !== undefined && typeof copy !== 'string') return 'has a `copy` that is not a JSONPath.';
  if (remove === true) return undefined;
  if (update !== undefined && copy !== undefined) return 'has both `update` and `copy`.';
  return update === undefined && copy === undefined ? 'has none of `update`, `copy` and `remove`.' : undefined;
}

/** A document with its overlay, and the actions that found nothing to change. */
export interface Applied {
  document: Node;
  unused: Action[];
}

/** The keys that lead to a value of a document. */
type Keys = readonly (string | number)[];

/**
 * Applies an overlay to a document, which is copied.
 *
 * @throws OverlayError if a target or what is to be copied is not JSONPath, or can't be changed as its action says.
 */
export async function applyOverlay(document: Node, { actions }: Overlay): Promise<Applied> {
  // Loaded when it is needed: most users of the command line never do.
  const { exec } = await import('jsonpath-rfc9535');
  const root = { $: structuredClone(document) as unknown };
  const unused: Action[] = [];
  const placesOf = (path: string, name: string): Place[] => {
    const places: Place[] = [];
    try {
      exec(root.$ as never, path, (value: unknown, keys: Keys) => places.push({ value, keys: [...keys] }));
    } catch (error) {
      throw new OverlayError(`The ${name} ${path} is not JSONPath: ${(error as Error).message}.`);
    }
    return places;
  };
  for (const action of actions) {
    const places = placesOf(action.target, 'target');
    if (places.length === 0) unused.push(action);
    const kinds = new Set(places.map(({ value }) => kindOf(value)));
    if (action.remove !== true && kinds.size > 1)
      throw new OverlayError(`The target ${action.target} is ${[...kinds].join(' and ')} at the same time.`);
    const update = action.copy === undefined ? action.update : copied(action.copy, placesOf(action.copy, 'source'));
    // The last first, so that entries that are taken away move none that still have to be.
    for (const { keys } of places.toReversed()) change(root, keys, { ...action, update });
  }
  if (!isNode(root.$)) throw new OverlayError('The overlay removes the entire document.');
  return { document: root.$, unused };
}

interface Place {
  keys: Keys;
  value: unknown;
}

function copied(path: string, places: readonly Place[]): unknown {
  if (places.length === 1) return structuredClone(places[0]!.value);
  throw new OverlayError(
    `The source ${path} matches ${places.length} places in the document. It must match exactly one.`,
  );
}

function change(root: { $: unknown }, keys: Keys, action: Action): void {
  const path = ['$', ...keys];
  const last = path.pop()!;
  let holder: unknown = root;
  for (const key of path) holder = (holder as Record<string | number, unknown> | undefined)?.[key];
  if (typeof holder !== 'object' || holder === null) return;
  const fields = holder as Record<string | number, unknown>;
  if (action.remove !== true) fields[last] = updated(fields[last], action.update, action.target);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete fields[last];
}

/** Objects are merged at every level, arrays get one or more entries, and anything else is replaced. */
function updated(target: unknown, update: unknown, where: string): unknown {
  if (Array.isArray(target)) return joined(target, update);
  if (kindOf(target) === kindOf(update)) return isNode(target) ? merged(target, update as Node, where) : update;
  throw new OverlayError(`The target ${where} is ${kindOf(target)}, which ${kindOf(update)} can't update.`);
}

function merged(target: Node, update: Node, where: string): Node {
  const changed = Object.entries(update).map(([name, value]) => {
    const own = Object.hasOwn(target, name) ? target[name] : undefined;
    if (own === undefined) return [name, structuredClone(value)];
    if (kindOf(own) !== kindOf(value))
      throw new OverlayError(`At ${where}, \`${name}\` is ${kindOf(own)}, which ${kindOf(value)} can't update.`);
    if (Array.isArray(own)) return [name, joined(own, value)];
    return [name, isNode(own) ? merged(own, value as Node, where) : value];
  });
  return Object.fromEntries([...Object.entries(target), ...changed]);
}

function joined(target: readonly unknown[], update: unknown): unknown[] {
  return [...target, ...[structuredClone(update)].flat()];
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return isNode(value) ? 'an object' : 'a single value';
}

/** The JSONPath of what a JSON Pointer (RFC 6901) leads to. */
export function targetOf(pointer: string): string {
  const keys = pointer.split('/').slice(1);
  const names = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return `$${names.map((name) => `['${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`).join('')}`;
}
