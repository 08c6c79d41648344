import type { Schema } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { fullSampleOf, samplesOf } from '../../src/contract/samples.ts';
import { operations } from './document.ts';

export type Json = Record<string, unknown>;

/** A request or a response with a sample. */
export interface Body {
  /** Such as `createTax.request`, and `getTax.response.numericId` where the sample has a name. */
  name: string;
  /** Whether it is the sample that tells of the story: the one with all fields, or else the first. */
  isUsual: boolean;
  operation: Operation;
  direction: 'request' | 'response';
  schema: Schema;
  sample: Json;
}

/** An object somewhere in a sample. */
export interface Place {
  body: Body;
  /** JSON Pointer to the object, with the name of its body before it. */
  pointer: string;
  /** Name of the property that holds the object, or the array that it stands in; empty at the top. */
  parent: string;
  object: Json;
  /** The objects around it, nearest first. */
  around: Json[];
}

/** Every sample of a JSON body; of each body, first the one that tells of the story. */
export const allBodies: Body[] = operations.flatMap((operation) => {
  const { id, object, successStatus } = operation;
  const request = object.requestBody?.content['application/json'];
  const response = object.responses[successStatus]?.content?.['application/json'];
  return (['request', 'response'] as const).flatMap((direction) => {
    const json = { request, response }[direction];
    if (!json) return [];
    const full = fullSampleOf(json);
    return samplesOf(json)
      .map(({ name, value }) => ({
        name: value === full ? `${id}.${direction}` : `${id}.${direction}.${name}`,
        isUsual: value === full,
        operation,
        direction,
        schema: json.schema,
        sample: value as Json,
      }))
      .toSorted((one, other) => Number(other.isUsual) - Number(one.isUsual));
  });
});

/** The sample of each JSON body that tells of the story: the one with all fields, or else the first. */
export const bodies: Body[] = allBodies.filter(({ isUsual }) => isUsual);

/** The sample of a response that shows another case, by its name. */
export function caseOf(operationId: string, name: string): Json {
  const found = allBodies.find((body) => body.name === `${operationId}.response.${name}`);
  if (!found) throw new Error(`The response to ${operationId} has no sample ${name}`);
  return found.sample;
}

/** The ids in the other samples of the bodies, each with its operation. */
export const idsOfOtherCases = operations.flatMap((operation) => {
  const { object, successStatus } = operation;
  const media = [
    object.requestBody?.content['application/json'],
    object.responses[successStatus]?.content?.['application/json'],
  ];
  const cases = media.flatMap((body) => {
    const full = fullSampleOf(body);
    return body ? samplesOf(body).filter(({ value }) => value !== full) : [];
  });
  return cases.flatMap(({ value }) => JSON.stringify(value).match(/\d{19}/g) ?? []).map((id) => ({ id, operation }));
});

/** Every object of samples. */
export function placesIn(samples: readonly Body[]): Place[] {
  return samples.flatMap(placesOf);
}

function placesOf(body: Body): Place[] {
  const visit = (value: unknown, pointer: string, parent: string, around: Json[]): Place[] => {
    if (Array.isArray(value))
      return value.flatMap((entry, index) => visit(entry, `${pointer}/${index}`, parent, around));
    if (!isObject(value)) return [];
    const below = Object.entries(value).flatMap(([key, child]) =>
      visit(child, `${pointer}/${key}`, key, [value, ...around]),
    );
    return [{ body, pointer, parent, object: value, around }, ...below];
  };
  return visit(body.sample, body.name, '', []);
}

/** Every object of every usual sample. */
export const places: Place[] = placesIn(bodies);

/** The places of a tag whose object has all the keys. */
export function placesWith(keys: string[], tag?: string): Place[] {
  return places.filter(
    ({ body, object }) => keys.every((key) => key in object) && (!tag || body.operation.tag === tag),
  );
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands in an array, or alone where the documents show one object; nothing if there is neither. */
export function rows(value: unknown): Json[] {
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Json[];
}

/** The payload of a response: its records, and the key that they stand under, which is empty for fields at the top. */
export function payload({ sample }: Body): { key: string; records: Json[] } {
  const key = Object.keys(sample).find(
    (name) => name !== 'page_context' && typeof sample[name] === 'object' && !('group_id' in sample),
  );
  return key ? { key, records: rows(sample[key]) } : { key: '', records: [sample] };
}

/** An id of the sample cast by its last five digits, as docs/contributing/style.md writes them. */
export function castId(digits: number): string {
  return `48151623424815${digits}`;
}

/** Puts values together under their keys. */
export function group<T>(entries: Iterable<readonly [string, T]>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** The groups whose values differ, as `key: one, other`. */
export function disagreements(entries: Iterable<readonly [string, unknown]>): string[] {
  return [...group(entries)].flatMap(([key, values]) => {
    const distinct = [...new Set(values.map((value) => JSON.stringify(value)))];
    return distinct.length > 1 ? [`${key}: ${distinct.join(', ')}`] : [];
  });
}
