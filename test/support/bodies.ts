import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';
import { fullSampleOf } from '../../src/contract/samples.ts';

/** A JSON body to judge, and the schema that judges it. */
export interface JudgedBody {
  /** Where it comes from, such as `createTax request /tax_name: null`. */
  name: string;
  operation: Operation;
  direction: 'request' | 'response';
  schema: Schema;
  value: unknown;
}

/** What takes the place of a value in a sample. */
const SUBSTITUTES: readonly unknown[] = [null, 0, -1, 1.5, 'undocumented', '', true, [], {}];

/**
 * Every sample of a document, and each with one of its values, at any depth, left out or replaced.
 *
 * @param further More values to replace each with.
 */
export function sampledBodies(document: OpenApiDocument, further: readonly unknown[] = []): JudgedBody[] {
  const substitutes = [...SUBSTITUTES, ...further];
  return operationsOf(document).flatMap((operation) => {
    const { id, object, successStatus } = operation;
    const media = {
      request: object.requestBody?.content['application/json'],
      response: object.responses[successStatus]?.content?.['application/json'],
    };
    return (['request', 'response'] as const).flatMap((direction) => {
      const json = media[direction];
      if (!json) return [];
      const { schema } = json;
      return variations(`${id} ${direction}`, fullSampleOf(json), substitutes).map(([name, value]) => ({
        name,
        operation,
        direction,
        schema,
        value,
      }));
    });
  });
}

function variations(name: string, sample: unknown, substitutes: readonly unknown[]): [name: string, value: unknown][] {
  const changed = places(sample).flatMap((place): [string, unknown][] => [
    [`${name} ${place.join('/')} left out`, changeAt(sample, place, undefined)],
    ...substitutes.map((value): [string, unknown] => [
      `${name} ${place.join('/')}: ${String(JSON.stringify(value)).slice(0, 20)}`,
      changeAt(sample, place, value),
    ]),
  ]);
  return [[name, sample], ...changed];
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
  if (Array.isArray(value)) {
    const entry = changeAt(value[Number(key)], rest, to);
    return value.toSpliced(Number(key), 1, ...(entry === undefined ? [] : [entry]));
  }
  const { [key]: field, ...others } = value as Record<string, unknown>;
  const changed = changeAt(field, rest, to);
  return changed === undefined ? others : { ...others, [key]: changed };
}
