import type { MediaType, Schema } from '../../../src/contract/document.ts';
import { fullSampleOf } from '../../../src/contract/samples.ts';
import { contract, operations } from '../../support/document.ts';

/** A rule of the documents, with values that hold to it and values that break it. */
export interface Rule {
  rule: string;
  /** The document and the section that state it. */
  source: string;
  schema: Schema;
  accepted: Record<string, unknown>;
  refused: Record<string, unknown>;
  /** Where in a refused value the complaint is, such as `line_items.0`; anywhere if it is left out. */
  at?: string;
}

/** New values for places of a body, such as `line_items.0.rate`; `undefined` leaves the field out. */
export type Changes = Record<string, unknown>;

/** A body of an operation: its schema and its sample. */
export interface Body {
  schema: Schema;
  sample: unknown;
  /** The sample with some places changed. */
  with(changes: Changes): unknown;
}

/** The JSON body that an operation takes. */
export function request(id: string): Body {
  return body(`the request of ${id}`, operation(id).object.requestBody?.content['application/json']);
}

/** The JSON body that an operation answers with. */
export function response(id: string): Body {
  const { object, successStatus } = operation(id);
  return body(`the response of ${id}`, object.responses[successStatus]?.content?.['application/json']);
}

/** The schema of a parameter of an operation. */
export function parameter(id: string, name: string): Schema {
  const found = operation(id).parameters.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${id} has no parameter ${name}`);
  return found.schema;
}

/** A reference to a schema by its name. */
export function component(name: string): Schema {
  if (!contract.components.schemas[name]) throw new Error(`The bundle has no schema ${name}`);
  return { $ref: `#/components/schemas/${name}` };
}

/** One case for every value, named by the value. */
export function each(...values: unknown[]): Record<string, unknown> {
  return Object.fromEntries(values.map((value) => [JSON.stringify(value), value]));
}

/** One case for every value of one place of a body, named by the value. */
export function at(body: Body, place: string, ...values: unknown[]): Record<string, unknown> {
  return Object.fromEntries(values.map((value) => [JSON.stringify(value), body.with({ [place]: value })]));
}

function operation(id: string) {
  const found = operations.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The bundle has no operation ${id}`);
  return found;
}

function body(name: string, json: MediaType | undefined): Body {
  const sample = fullSampleOf(json);
  if (!json || sample === undefined) throw new Error(`There is no sample of ${name}`);
  return {
    schema: json.schema,
    sample,
    with: (changes) =>
      Object.entries(changes).reduce<unknown>(
        (value, [place, to]) => change(value, place.split('.'), to, `${place} of ${name}`),
        sample,
      ),
  };
}

function change(value: unknown, [key, ...rest]: string[], to: unknown, place: string): unknown {
  if (key === undefined) return to;
  if (typeof value !== 'object' || value === null || (rest.length > 0 && !(key in value)))
    throw new Error(`There is no ${place}`);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const changed = change(copy[key], rest, to, place);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
}
