import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { fullSampleOf } from '../../src/contract/samples.ts';

/** A JSON body to judge, and the schema that judges it. */
export interface JudgedBody {
  /** Where it comes from, such as `createTax request /tax_name: null`. */
  name: string;
  schema: Schema;
  value: unknown;
}

/** What takes the place of a value in a sample. */
const SUBSTITUTES: readonly unknown[] = [null, 0, -1, 1.5, 'undocumented', '', true, [], {}];

/** Every sample of a document, and each with one of its values, at any depth, left out or replaced. */
export function sampledBodies(document: OpenApiDocument): JudgedBody[] {
  return operationsOf(document).flatMap(({ id, object, successStatus }) => {
    const request = object.requestBody?.content['application/json'];
    const response = object.responses[successStatus]?.content?.['application/json'];
    return [
      ...(request ? variations(`${id} request`, request.schema, fullSampleOf(request)) : []),
      ...(response ? variations(`${id} response`, response.schema, fullSampleOf(response)) : []),
    ];
  });
}

function variations(name: string, schema: Schema, sample: unknown): JudgedBody[] {
  const changed = places(sample).flatMap((place) => [
    { name: `${name} ${place.join('/')} left out`, schema, value: changeAt(sample, place, undefined) },
    ...SUBSTITUTES.map((value) => ({
      name: `${name} ${place.join('/')}: ${JSON.stringify(value)}`,
      schema,
      value: changeAt(sample, place, value),
    })),
  ]);
  return [{ name, schema, value: sample }, ...changed];
}

/** The places of all values below one; of an array only those of its first entry. */
function places(value: unknown, parent: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return keys.flatMap((key) => {
    const place = [...parent, key];
    return [place, ...places((value as Record<string, unknown>)[key], place)];
  });
}

function changeAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const changed = changeAt(copy[key], rest, to);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
}
