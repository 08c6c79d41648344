import { unescapeToken } from '../../../src/contract/index.ts';
import { type Basis, basisOfClaim, type ContractLocation, type LocatedSchema } from '../contract/location.ts';
import type { OperationModel, Root } from '../contract/model.ts';
import { ENTRY } from '../evidence/map-names.ts';

/** A place of the traffic, and what the contract says of it. */
export interface Resolved {
  root: Root;
  keys: readonly string[];
  /** Undefined if the contract does not have it. */
  location: ContractLocation | undefined;
  /** Location that contains it; undefined if the contract does not have that either, or if the place is a body. */
  parent: ContractLocation | undefined;
  /** The locations from the body or query down to this one, as far as the contract has them. */
  way: readonly ContractLocation[];
}

/** Finds what the contract says of a place, such as `response.body/tax/tax_id`. */
export function resolveLocation(model: OperationModel, status: string, text: string): Resolved {
  const [root, ...tokens] = text.split('/');
  const keys = tokens.map(unescapeToken);
  let location = rootLocation(model, status, root as Root);
  let parent: ContractLocation | undefined;
  const way = location ? [location] : [];
  for (const key of keys) {
    parent = location;
    location = key === ENTRY ? parent?.items : parent?.fields?.get(key);
    if (location) way.push(location);
  }
  return { root: root as Root, keys, location, parent, way };
}

function rootLocation(model: OperationModel, status: string, root: Root): ContractLocation | undefined {
  return root === 'response.body' ? model.responseTo(Number(status))?.body?.location : model.requestLocation(root);
}

/**
 * Checks whether an object was proposed as open because evidence hid names of its fields. Once the contract names others,
 * evidence shows more of them, which is nothing new. A named record that is open was not proposed.
 */
export function hasHiddenFields({ schemas, basis }: ContractLocation): boolean {
  const isRecord = (pointer: string): boolean => /^\/components\/schemas\/[^/]+$/.test(pointer);
  return (
    basis === 'observed' &&
    schemas.some(({ pointer, schema }) => schema.additionalProperties === true && !isRecord(pointer))
  );
}

/** Checks whether a key is documented for every response: a required key of the envelope. */
function isEnvelopeKey(model: OperationModel, status: string, key: string): boolean {
  return model.envelope.includes(key) && !!rootLocation(model, status, 'response.body')?.required.has(key);
}

/** Claims of a body as a whole, which its operation makes. */
export const OF_BODIES: readonly string[] = ['media-type', 'json', 'depth'];

/** Where the claim comes from that a keyword makes of a place. */
export function basisOf(model: OperationModel, status: string, resolved: Resolved, keyword: string): Basis {
  const { root, keys, location, parent } = resolved;
  const [name = ''] = keys;
  const isEnvelope = keys.length === 1 && isEnvelopeKey(model, status, name);
  if (root === 'response.body' && Number(status) < 300 && isEnvelope) return 'documented';
  const response = root === 'response.body' ? model.responseTo(Number(status))?.basis : undefined;
  if (OF_BODIES.includes(keyword)) return response ?? location?.basis ?? 'documented';
  const claiming = claimOf(resolved, keyword);
  return claiming ? basisOfClaim(claiming, keyword) : (location?.basis ?? parent?.basis ?? response ?? 'documented');
}

/** Checks whether a place is the body of an undocumented response, or one of its keys, except the envelope's. */
export function isOpenKey(model: OperationModel, status: string, { root, keys }: Resolved): boolean {
  const basis = root === 'response.body' ? model.responseTo(Number(status))?.basis : undefined;
  const isGuess = basis === 'open' || basis === 'inferred';
  return isGuess && (keys.length === 0 || (keys.length === 1 && !isEnvelopeKey(model, status, keys[0]!)));
}

/** The keywords of the claims that undocumented things are about. */
const CLAIMED: Readonly<Record<string, string>> = { value: 'x-known-values', 'unsafe-integer': 'type' };

/** The schema that claims something of the value of a place; undefined if none does. */
export function claimOf({ location }: Pick<Resolved, 'location'>, keyword: string): LocatedSchema | undefined {
  // The parent requires it, not its own schema.
  return keyword === 'required'
    ? undefined
    : location?.schemas.find(({ schema }) => (CLAIMED[keyword] ?? keyword) in schema);
}

/** JSON Pointer to the claim in the document, or to what is nearest to it. */
export function pointerOf(model: OperationModel, status: string, resolved: Resolved, keyword: string): string {
  const { location, parent, keys } = resolved;
  const name = keys.at(-1) ?? '';
  if (keyword === 'required') {
    const demanding = demandOf(resolved, name);
    if (demanding) return `${demanding.pointer}/required`;
  }
  const claiming = keyword in CLAIMED ? undefined : claimOf(resolved, keyword);
  if (claiming) return `${claiming.pointer}/${keyword}`;
  const nearest = location ?? parent;
  if (nearest) return (nearest.schemas.find(({ schema }) => schema.properties) ?? nearest.schemas[0]!).pointer;
  return model.responseTo(Number(status))?.pointer ?? model.pointer;
}

/** The schema that demands a field of what holds it; undefined if none does. */
export function demandOf({ parent }: Pick<Resolved, 'parent'>, name: string): LocatedSchema | undefined {
  return parent?.schemas.find(({ schema }) => schema.required?.includes(name));
}
