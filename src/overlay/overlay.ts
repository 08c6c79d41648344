import { isNode, type Node } from '../contract/index.ts';

/** A change to a document (OpenAPI Overlay Specification 1.0). */
export interface Action {
  /** JSONPath (RFC 9535) of what is changed. */
  target: string;
  description?: string;
  /** What is merged into objects, or appended to arrays. */
  update?: unknown;
  /** Whether what is changed is taken away. */
  remove?: boolean;
  [extension: `x-${string}`]: unknown;
}

/** Changes to a document, in their order (OpenAPI Overlay Specification 1.0). */
export interface Overlay {
  overlay: string;
  info: { title: string; version: string };
  actions: Action[];
  [extension: `x-${string}`]: unknown;
}

/** Something that is not an overlay, or cannot be applied. The message says why. */
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
    throw new OverlayError(`${name} is not an overlay: it has no \`overlay\`.`);
  if (!/^1\.\d+\.\d+$/.test(value['overlay']))
    throw new OverlayError(`${name} is an overlay of version ${value['overlay']}; 1.0 is required.`);
  const { actions } = value;
  if (!Array.isArray(actions) || actions.length === 0)
    throw new OverlayError(`${name} is not an overlay: it has no \`actions\`.`);
  for (const [index, action] of (actions as unknown[]).entries()) {
    const problem = problemOf(action);
    if (problem !== undefined) throw new OverlayError(`${name}: action ${index + 1} ${problem}.`);
  }
  return value as unknown as Overlay;
}

function problemOf(action: unknown): string | undefined {
  if (!isNode(action) || typeof action['target'] !== 'string') return 'has no `target`';
  const removes = action['remove'] === true;
  return !removes && action['update'] === undefined ? 'has neither `update` nor `remove`' : undefined;
}

/** A document with its overlay, and the actions that found nothing to change. */
export interface Applied {
  document: Node;
  unused: Action[];
}

/**
 * Applies an overlay to a document, which is copied.
 *
 * @throws OverlayError if a target is not JSONPath, or cannot be changed as its action says.
 */
export async function applyOverlay(document: Node, { actions }: Overlay): Promise<Applied> {
  // Loaded when it is needed: most users of the command line never do.
  const { exec } = await import('jsonpath-rfc9535');
  const root = { $: structuredClone(document) as unknown };
  const unused: Action[] = [];
  for (const action of actions) {
    const places: (readonly (string | number)[])[] = [];
    try {
      exec(root.$ as never, action.target, (_: unknown, path: readonly (string | number)[]) => places.push([...path]));
    } catch (error) {
      throw new OverlayError(`The target ${action.target} is not JSONPath: ${(error as Error).message}.`);
    }
    if (places.length === 0) unused.push(action);
    // The last first, so that entries that are taken away move none that still have to be.
    for (const keys of places.reverse()) change(root, keys, action);
  }
  if (!isNode(root.$)) throw new OverlayError('The overlay leaves no document.');
  return { document: root.$, unused };
}

function change(root: { $: unknown }, keys: readonly (string | number)[], action: Action): void {
  const path = ['$', ...keys];
  const last = path.pop()!;
  let holder: unknown = root;
  for (const key of path) holder = (holder as Record<string | number, unknown> | undefined)?.[key];
  if (typeof holder !== 'object' || holder === null) return;
  const fields = holder as Record<string | number, unknown>;
  if (action.remove !== true) fields[last] = merged(fields[last], action.update, action.target);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete fields[last];
}

/** What a target becomes: objects are merged at every level, arrays get an entry. */
function merged(target: unknown, update: unknown, where: string): unknown {
  if (Array.isArray(target)) return [...(target as unknown[]), ...[structuredClone(update)].flat()];
  if (isNode(target) && isNode(update)) return mergedNode(target, update);
  throw new OverlayError(`The target ${where} is neither an object nor an array, so it cannot be updated.`);
}

function mergedNode(target: Node, update: Node): Node {
  const changed = Object.entries(update).map(([name, value]) => {
    const own = Object.hasOwn(target, name) ? target[name] : undefined;
    return [name, isNode(own) && isNode(value) ? mergedNode(own, value) : structuredClone(value)];
  });
  return Object.fromEntries([...Object.entries(target), ...changed]);
}

/** The JSONPath of what a JSON Pointer (RFC 6901) leads to. */
export function targetOf(pointer: string): string {
  const keys = pointer.split('/').slice(1);
  const names = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return `$${names.map((name) => `['${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`).join('')}`;
}
