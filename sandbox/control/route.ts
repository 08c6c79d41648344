import type { Node } from '../../src/contract/index.ts';
import { COUNT, type Schema, TEXT } from '../../src/service/index.ts';
import type { OpenSandbox, Sandbox } from '../index.ts';
import type { Organization } from '../organizations/index.ts';
import type { EventLog } from '../testing/index.ts';

/** The events of a sandbox that listens. */
export interface Events {
  log: EventLog;
  /** Tells its events from those of the sandbox that ran before: letters and digits. */
  run: string;
}

/** A control call that is being answered. */
export interface ControlCall extends Pick<OpenSandbox, 'engine' | 'contract' | 'organizations' | 'storeFor'> {
  /** Throws if nothing more is stored. */
  refuseFull(): void;
  /** Where the sandbox answers, such as `http://127.0.0.1:4010`. */
  origin: string;
  /** Form of the token in requests, such as `Bearer {token}`; undefined if it is the documented one. */
  authorization: string | undefined;
  /** The events of the sandbox, if it keeps them. */
  events: Events | undefined;
  /** The last event that the caller has, by the header of this name. */
  lastEventId: string | undefined;
  /** The organization that the call is about. */
  organization: Organization;
  /** The sandbox of that organization. */
  sandbox: Sandbox;
  /** Values in the URL, by their names. */
  path: Readonly<Record<string, string>>;
  /** The parameters of the query that were given, in the types of the route. */
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

/** A control URL with a method. */
export interface Route {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** Path below `/sandbox`, such as `/records/{resource}`. */
  path: string;
  operationId: string;
  summary: string;
  /** True if it is about all organizations. Any other is about one, which the query names as `organization_id`. */
  isOfAll?: true;
  /** Further parameters of the query. What else is given is rejected. */
  query?: Readonly<Record<string, Schema>>;
  /** Its body, if it takes one. What it does not describe is rejected. */
  body?: Schema;
  /** Status of its answer; 200 by default. */
  status?: 201;
  /** The media type of its answer, `application/json` by default. */
  type?: string;
  /** The body of its answer: JSON, or text for some values of its parameters; an empty object by default. */
  answer?: Schema | Node;
  /**
   * @returns The body of the answer, or a promise of it; undefined for an empty object.
   * @throws Refusal, RangeError or SnapshotError if it can't be done. Nothing changes then.
   */
  run(call: ControlCall): unknown;
}

/** Defines a control URL: `route('GET /clock', 'getClock', 'What time it is', …)`. */
export function route(
  call: `${Route['method']} /${string}`,
  operationId: string,
  summary: string,
  rest: Omit<Route, 'method' | 'path' | 'operationId' | 'summary'>,
): Route {
  const [method, path] = call.split(' ') as [Route['method'], string];
  return { method, path, operationId, summary, ...rest };
}

/** The parameters of a page of a list. */
export const PAGE: Readonly<Record<string, Schema>> = {
  page: COUNT,
  per_page: COUNT,
  newest_first: { type: 'boolean' },
};

/**
 * The entries of a page of a list.
 *
 * @param at The entry at an index, the oldest at 0.
 */
export function pageOf<Entry>({ query }: ControlCall, length: number, at: (index: number) => Entry): Entry[] {
  const { page = 1, per_page: size = 200, newest_first: isNewestFirst = false } = query as Partial<Page>;
  const start = (page - 1) * size;
  const indices = Array.from({ length: Math.max(0, Math.min(size, length - start)) }, (_, index) => start + index);
  return indices.map((index) => at(isNewestFirst ? length - 1 - index : index));
}

interface Page {
  page: number;
  per_page: number;
  newest_first: boolean;
}

/** The parameters of the query of a route, by their names. */
export function parametersOf({ isOfAll, query = {} }: Route): Readonly<Record<string, Schema>> {
  return { ...(!isOfAll && { organization_id: TEXT }), ...query };
}
