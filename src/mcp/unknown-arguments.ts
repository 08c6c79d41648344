import {
  createRequestValidator,
  interpretedRequests,
  isNode,
  nearest,
  type RequestParts,
  type Shape,
} from '../contract/index.ts';
import type { PlannedCall } from './tools/call.ts';

/** The places of parameters and fields of a call that the contract does not have, such as `body.contact_tpe`. */
function unknownIn({ entry, path, query, body }: PlannedCall): string[] {
  const parts = partsOf(entry);
  const places = createRequestValidator(parts).unknown({ path, query, body });
  return body && !entry.operation.requestBody ? [...places, 'body'] : places;
}

/**
 * What to say of places that the contract, or the service that was called, does not have: each with the known name that
 * was probably meant. Places that were not sent are left out, since the service may be wrong.
 *
 * @returns A line, or nothing if all is known.
 */
export function unknownLine(call: PlannedCall, reported: readonly string[]): string {
  const sent = new Set(placesIn(call.body, 'body').concat(placesIn(call.query, 'query')));
  const places = new Set([...unknownIn(call), ...reported.filter((place) => sent.has(place))]);
  if (places.size === 0) return '';
  const parts = partsOf(call.entry);
  const named = [...places].map((place) => {
    const meant = nameMeant(parts, place);
    return meant === undefined ? place : `${place} (did you mean ${meant}?)`;
  });
  // It is one line, whatever the names of fields are.
  return `not in the contract: ${named.join(', ').replaceAll(/\s+/g, ' ')}\n`;
}

function partsOf({ operation, document }: PlannedCall['entry']): RequestParts {
  return interpretedRequests([operation], document)[operation.id]!;
}

/** The known name that is nearest to the last one of a place. */
function nameMeant(parts: RequestParts, place: string): string | undefined {
  const [part, ...names] = place.replaceAll(/\[\d+\]/g, '').split('.');
  const last = names.pop();
  let shape: Shape | undefined = parts[part as 'query' | 'body']?.shape;
  for (const name of names) shape = entryOf(shape?.fields?.[name]);
  return last === undefined ? undefined : nearest(last, Object.keys(shape?.fields ?? {}));
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
