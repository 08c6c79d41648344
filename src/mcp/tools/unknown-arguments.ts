import { CONVENTIONS } from '../../../sandbox/engine/index.ts';
import {
  createRequestValidator,
  editDistance,
  interpretedRequests,
  isNode,
  kindOf,
  type Node,
  nearest,
  payloadRecords,
  type RequestParts,
  resolveSchema,
  type Shape,
} from '../../contract/index.ts';
import { onOneLine } from '../answer-size.ts';
import type { Entry } from '../catalogue.ts';

/** A call with its parameters sorted out. */
export interface PlannedCall {
  entry: Entry;
  path: Record<string, string>;
  query: Record<string, string>;
  body: Node | undefined;
}

export interface Reply {
  status: number;
  /** JSON, or a sentence on what is not JSON. */
  body: unknown;
  /** Places of what was sent that the service says it does not know, as a mock and a sandbox do. */
  unknown: string[];
  /** The rules by which a sandbox followed unknown parameters of a list; undefined if no sandbox says what it does not know. */
  following: string[] | undefined;
  /** The assumptions that an answer of a sandbox rests on, each with its state if more is known of it. */
  assumptions: string[];
  /** The service's remarks on values of another type than the contract guesses. */
  inferred: string[];
}

/** The places of parameters and fields of a call that the contract does not have, such as `body.contact_tpe`. */
function unknownIn({ entry, path, query, body }: PlannedCall): string[] {
  const parts = partsOf(entry);
  const places = createRequestValidator(parts).unknown({ path, query, body });
  return body && !entry.operation.requestBody ? [...places, 'body'] : places;
}

/**
 * Reports places that the contract, or the service that was called, does not have: what a sandbox did with parameters of
 * a list, and else the known name that was probably meant. Places that were not sent are left out, since the service may be wrong.
 *
 * @returns Lines, or nothing if all is known.
 */
export function unknownLines(call: PlannedCall, { unknown, following }: Reply, isError: boolean): string {
  const sent = new Set(placesIn(call.body, 'body').concat(placesIn(call.query, 'query')));
  const places = [...new Set([...unknownIn(call), ...unknown.filter((place) => sent.has(place))])];
  const hasList = following !== undefined && !isError && kindOf(call.entry.operation) === 'list';
  const ruleOf = (place: string): string | undefined =>
    hasList ? following.find((rule) => RULES[rule]?.(place, call)) : undefined;
  const left = places.filter((place) => !ruleOf(place));
  const isIgnored = (place: string): boolean => hasList && place.startsWith('query.');
  return [
    line(
      ' and followed by the sandbox',
      places.flatMap((place) => (ruleOf(place) ? [`${place} (${ruleOf(place)})`] : [])),
    ),
    line(
      ' and ignored by the sandbox',
      left.filter(isIgnored).map((place) => withMeant(call, place)),
    ),
    line(
      '',
      left.filter((place) => !isIgnored(place)).map((place) => withMeant(call, place)),
    ),
  ].join('');
}

/** Checks whether a rule of the sandbox uses a parameter, by the rule's id. */
const RULES: Readonly<Record<string, (place: string, call: PlannedCall) => boolean>> = {
  [CONVENTIONS.fieldFilters.id]: (place, { entry: { document, operation } }) => {
    const field = payloadRecords(document, operation)[0]?.schema.properties?.[place.replace(/^query\./, '')];
    if (!field) return false;
    const { type, items, properties } = resolveSchema(document, field);
    return !items && !properties && type !== 'array' && type !== 'object';
  },
  [CONVENTIONS.sortOrder.id]: (place, { query }) =>
    place === 'query.sort_column' || (place === 'query.sort_order' && /^[AD]$/.test(query['sort_order'] ?? '')),
};

/** It is one line, whatever the names of fields are. */
function line(fate: string, places: readonly string[]): string {
  return places.length === 0 ? '' : `not in the contract${fate}: ${onOneLine(places.join(', '))}\n`;
}

function withMeant({ entry }: PlannedCall, place: string): string {
  const meant = nameMeant(partsOf(entry), place);
  return meant === undefined ? place : `${place} (did you mean ${meant}?)`;
}

function partsOf({ operation, document }: PlannedCall['entry']): RequestParts {
  return interpretedRequests([operation], document)[operation.id]!;
}

/** The known name that is nearest to the last one of a place, if that is probably a slip: most of its letters are the same. */
function nameMeant(parts: RequestParts, place: string): string | undefined {
  const [part, ...names] = place.replaceAll(/\[\d+\]/g, '').split('.');
  const last = names.pop();
  let shape: Shape | undefined = parts[part as 'query' | 'body']?.shape;
  for (const name of names) shape = entryOf(shape?.fields?.[name]);
  const meant = nearest(last ?? '', Object.keys(shape?.fields ?? {}));
  return meant !== undefined && editDistance(last!, meant) * 3 <= Math.max(last!.length, meant.length)
    ? meant
    : undefined;
}

/** The object that a shape is, or that the entries of its array are. */
function entryOf(shape: Shape | undefined): Shape | undefined {
  return shape?.items ? entryOf(shape.items) : shape;
}

/** The places of all fields in a value, and of the value. */
function placesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => placesIn(entry, `${place}[${index}]`));
  if (!isNode(value)) return [place];
  return [place, ...Object.entries(value).flatMap(([name, child]) => placesIn(child, `${place}.${name}`))];
}
