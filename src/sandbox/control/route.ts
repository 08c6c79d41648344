import type { Engine } from '../core/engine.ts';
import type { Home } from '../home.ts';
import type { Sandbox } from '../sandbox.ts';
import type { World } from '../world.ts';

/** A schema of JSON, as OpenAPI has it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A control call that is being answered. */
export interface ControlCall {
  engine: Engine;
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
  /** Further parameters of the query, all of them numbers. */
  query?: readonly string[];
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
