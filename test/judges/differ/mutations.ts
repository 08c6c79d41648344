import fc from 'fast-check';
import type { Schema } from '../../../src/contract/document.ts';
import { resolveSchema } from '../../../src/contract/references.ts';
import { json } from '../../diff/fixture.ts';
import { contract, operations } from '../../support/document.ts';
import type { Pair } from './oasdiff.ts';

/** What the random changes start from. */
export const SEED = 1;

/** How many random changes are judged, in each way. */
export const MUTATIONS = 8;

/** A change that was made at random. */
export interface Mutation extends Pair {
  /** What it is, such as `a property removed, in a response`. */
  what: string;
}

type Side = 'request' | 'response';

/** Ways to change a schema. Each says whether it could. */
const CHANGES: Record<string, (schema: Schema) => boolean> = {
  'a property removed': (schema) => {
    const [name] = Object.keys(schema.properties ?? {});
    if (name === undefined || schema.required?.includes(name)) return false;
    return delete schema.properties![name];
  },
  'a property added': (schema) => set(schema.properties, 'added_at_random', { type: 'string' }),
  'a required property added': (schema) =>
    set(schema.properties, 'added_at_random', { type: 'string' }) &&
    set(schema, 'required', [...(schema.required ?? []), 'added_at_random']),
  'a property required': (schema) => {
    const name = Object.keys(schema.properties ?? {}).find((one) => !schema.required?.includes(one));
    return name !== undefined && set(schema, 'required', [...(schema.required ?? []), name]);
  },
  'a property optional': (schema) =>
    (schema.required?.length ?? 0) > 1 && set(schema, 'required', schema.required!.slice(1)),
  'another type': (schema) => typeof schema.type === 'string' && isPlain(schema) && set(schema, 'type', 'boolean'),
  'null allowed': (schema) =>
    typeof schema.type === 'string' && isPlain(schema) && set(schema, 'type', [schema.type, 'null']),
  'a type less': (schema) => Array.isArray(schema.type) && set(schema, 'type', schema.type[0]),
  'a value more': (schema) => Array.isArray(schema.enum) && set(schema, 'enum', [...schema.enum, 'added_at_random']),
  'a value less': (schema) => (schema.enum?.length ?? 0) > 1 && set(schema, 'enum', schema.enum!.slice(1)),
  'a length limited': (schema) => isText(schema) && !('maxLength' in schema) && set(schema, 'maxLength', 40),
  'a limit of length lowered': (schema) =>
    typeof schema['maxLength'] === 'number' && set(schema, 'maxLength', schema['maxLength'] - 1),
  'a limit of length raised': (schema) =>
    typeof schema['maxLength'] === 'number' && set(schema, 'maxLength', schema['maxLength'] + 1),
  'a limit of length dropped': (schema) => 'maxLength' in schema && delete schema['maxLength'],
  'a pattern added': (schema) => isText(schema) && !('pattern' in schema) && set(schema, 'pattern', '^[A-Z]'),
  'a pattern dropped': (schema) => 'pattern' in schema && delete schema['pattern'],
  'a format added': (schema) => isText(schema) && !('format' in schema) && set(schema, 'format', 'email'),
  'a format dropped': (schema) => 'format' in schema && delete schema.format,
  'a list limited': (schema) => schema.type === 'array' && set(schema, 'maxItems', 3),
  'a description changed': (schema) => set(schema, 'description', 'Changed at random.'),
};

/** A body of JSON that a document describes. */
export interface Body {
  side: Side;
  schema: Schema;
}

/**
 * Changes bodies at random, in the same way each time: as often in each way, of requests and of responses.
 *
 * @param count How often in each way.
 * @param bodies What is changed: all that the contract describes, unless given.
 * @throws Error with the ways that cannot be had as often.
 */
export function mutate(seed: number, count: number, bodies: readonly Body[] = bodiesOfContract()): Mutation[] {
  const ways = (['request', 'response'] as const).flatMap((side) =>
    Object.keys(CHANGES).map((change) => ({ change, side, mutations: inWay(change, side, seed, count, bodies) })),
  );
  const missing = ways.flatMap(({ change, side, mutations: { length } }) =>
    length < count ? [`${length} of ${count} times ${change}, in a ${side}`] : [],
  );
  if (missing.length > 0) throw new Error(`The seed ${seed} gives only: ${missing.join('; ')}`);
  return ways.flatMap(({ mutations }) => mutations);
}

function inWay(change: string, side: Side, seed: number, count: number, bodies: readonly Body[]): Mutation[] {
  const own = bodies.filter((one) => one.side === side);
  if (own.length === 0) return [];
  const body = fc.constantFrom(...own);
  const picks = fc.sample(fc.record({ body, place: fc.nat() }), { seed, numRuns: count * 20 });
  const mutations: Mutation[] = [];
  for (const pick of picks) {
    // There are far more picks than are needed where each gives a change.
    if (mutations.length === count) break;
    const mutation = mutationOf({ ...pick, change });
    if (mutation) mutations.push(mutation);
  }
  return mutations;
}

function bodiesOfContract(): Body[] {
  return operations.flatMap(({ object }) => bodiesOf(object));
}

function bodiesOf({ requestBody, responses }: (typeof operations)[number]['object']): Body[] {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const request = requestBody?.content['application/json']?.schema;
  const response = success?.content?.['application/json']?.schema;
  return [
    ...(request ? [{ side: 'request' as const, schema: request }] : []),
    ...(response ? [{ side: 'response' as const, schema: response }] : []),
  ];
}

/** One change of one schema of a body; nothing if it has none that can be changed so. */
function mutationOf({ body, place, change }: { body: Body; place: number; change: string }): Mutation | undefined {
  const before = inline(body.schema);
  const after = structuredClone(before);
  const places = [...schemasIn(after)];
  const inOrder = places.map((_, index) => places[(index + place) % places.length]!);
  if (!inOrder.some((schema) => CHANGES[change]!(schema))) return undefined;
  return {
    what: `${change}, in a ${body.side}`,
    before: operationWith(body.side, before),
    after: operationWith(body.side, after),
  };
}

function operationWith(side: Side, schema: Schema): object {
  const done = { description: 'Done.' };
  return side === 'request'
    ? { requestBody: json(schema), responses: { 200: done } }
    : { responses: { 200: { ...done, ...json(schema) } } };
}

/** A schema with what its references lead to in their place. */
function inline(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (_, value) =>
      typeof value === 'object' && value !== null && '$ref' in value ? resolveSchema(contract, value) : value,
    ),
  );
}

/** A schema and those of its fields and entries. */
function* schemasIn(schema: Schema): Generator<Schema> {
  yield schema;
  for (const field of Object.values(schema.properties ?? {})) yield* schemasIn(field);
  if (schema.items) yield* schemasIn(schema.items);
}

function isText(schema: Schema): boolean {
  return schema.type === 'string' && isPlain(schema);
}

function isPlain(schema: Schema): boolean {
  return schema.type !== 'boolean' && !('enum' in schema || 'const' in schema);
}

function set(target: object | undefined, key: string, value: unknown): boolean {
  if (target) Object.assign(target, { [key]: value });
  return target !== undefined;
}
