import type { Operation } from '../../contract/operations.ts';
import type { Engine } from '../core/engine.ts';
import { Refusal } from '../core/refusal.ts';
import type { Home } from '../home.ts';
import type { Sandbox } from '../sandbox.ts';
import type { World } from '../world.ts';

/** A schema of JSON, as OpenAPI has it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A control call that is being answered. */
export interface ControlCall {
  engine: Engine;
  /** The operations of the contract, by their names. */
  operations: ReadonlyMap<string, Operation>;
  /** Where the URLs of the operations begin, such as `/inventory/v1`. */
  basePath: string;
  /** Says why an organization takes nothing more, if it does not. */
  refusal(organization: string): Error | undefined;
  world: World;
  /** The organization that the call is about. */
  home: Home;
  /** The sandbox of that organization. */
  sandbox: Sandbox;
  /** Values in the URL, by their names. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
}

/** A control URL with a method. */
export interface Route {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** Path below `/sandbox`, such as `/records/{resource}`. */
  path: string;
  operationId: string;
  summary: string;
  /** Whether it is about one organization, which the query names as `organization_id`. */
  isOfOrganization: boolean;
  /** Further parameters of the query. */
  query?: Readonly<Record<string, Schema>>;
  /** Its body, if it takes one. */
  body?: Schema;
  /** Status of its answer. */
  status: 200 | 201;
  /** The body of its answer. */
  answer: Schema;
  /** @throws Refusal, RangeError or SnapshotError if it cannot be done. Nothing changes then. */
  run(call: ControlCall): unknown;
}

export const TEXT: Schema = { type: 'string' };
export const NUMBER: Schema = { type: 'number' };
export const ANY_OBJECT: Schema = { type: 'object' };

/** The schema of an object; properties that end in `?` may be left out. */
export function object(properties: Readonly<Record<string, Schema>>): Schema {
  const names = Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]);
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'));
  return { type: 'object', properties: Object.fromEntries(names), ...(required.length > 0 && { required }) };
}

/** The schema of an array. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** The parameters of a page of a list. */
export const PAGE: Readonly<Record<string, Schema>> = {
  page: NUMBER,
  per_page: NUMBER,
  newest_first: { type: 'boolean' },
};

/**
 * The entries of a page of a list.
 *
 * @param at The entry at a place, the oldest at 0.
 * @throws Refusal if the query names no page.
 */
export function pageOf<Entry>({ query }: ControlCall, length: number, at: (place: number) => Entry): Entry[] {
  const size = positive(query, 'per_page', 200);
  const start = (positive(query, 'page', 1) - 1) * size;
  const places = Array.from({ length: Math.max(0, Math.min(size, length - start)) }, (_, index) => start + index);
  const isNewestFirst = query.get('newest_first') === 'true';
  return places.map((place) => at(isNewestFirst ? length - 1 - place : place));
}

function positive(query: URLSearchParams, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Refusal('invalid', `${name} must be a whole number from 1 on.`);
  return Number(value);
}
