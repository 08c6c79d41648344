import fc from 'fast-check';
import type { Form } from '../../../sandbox/engine/plan/form.ts';
import type { Fields } from '../../../sandbox/engine/record/table.ts';
import { EVENT_INPUTS } from '../../../sandbox/options/inputs.ts';
import { TABLES } from '../../../sandbox/resources/index.ts';
import type { Operation } from '../../../src/contract/operations.ts';
import type { EventName } from '../../../src/public/sandbox.ts';
import { operations } from '../document.ts';
import { plans, sampleOf } from '../plans.ts';
import type { Json } from '../story.ts';
import { id, rarely, valueFor, valueForForm, variationsOf, withoutGaps } from './values.ts';

/** Something that is done to a sandbox. Ids such as `#3` stand for those of records that there are then. */
export type Step =
  | { operation: string; parameters: Json; body?: Json }
  /** A file is sent, of this media type. */
  | { operation: string; parameters: Json; file: string }
  | { event: EventName; field: string; id: string; input: Json }
  | { days: number };

const FILES = ['image/png', 'application/pdf', 'text/html'];

/** Any call that the contract accepts, anything that may happen outside of the service, and the passing of days. */
export function anyStep(): fc.Arbitrary<Step> {
  return fc.oneof(
    { arbitrary: fc.oneof(...operations.map(callOf)), weight: 90 },
    { arbitrary: fc.oneof(...eventsOf()), weight: 5 },
    { arbitrary: fc.record({ days: fc.integer({ min: 1, max: 40 }) }), weight: 1 },
  );
}

function callOf(operation: Operation): fc.Arbitrary<Step> {
  const { id: name, object } = operation;
  const call = { operation: fc.constant(name), parameters: parametersOf(operation) };
  const content = object.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json) return fc.record({ ...call, body: bodyOf(name, json) });
  return 'multipart/form-data' in content
    ? fc.record({ ...call, file: fc.constantFrom(...FILES) })
    : (fc.record(call) as fc.Arbitrary<Step>);
}

function parametersOf({ parameters }: Operation): fc.Arbitrary<Json> {
  const values = parameters
    .filter(({ name }) => name !== 'organization_id')
    .map(({ name, in: place, required, schema, example }) => {
      if (place !== 'path') return [name, required ? valueFor(schema, name) : rarely(valueFor(schema, name), 10)];
      return [name, fc.oneof({ arbitrary: id, weight: 4 }, { arbitrary: fc.constant(example), weight: 1 })];
    });
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>).map(withoutGaps);
}

/** The sample of the operation, varied, with some other fields, or nothing but such fields. */
function bodyOf(operation: string, schema: Parameters<typeof valueFor>[0]): fc.Arbitrary<Json> {
  const sample = variationsOf(sampleOf(operation), operation) as fc.Arbitrary<Json>;
  const [few, many] = [4, 30].map((share) => valueFor(schema, operation, 0, share) as fc.Arbitrary<Json>);
  const bodies = [
    { arbitrary: sample, weight: 3 },
    { arbitrary: fc.tuple(sample, few!).map(([fields, others]) => ({ ...fields, ...others })), weight: 3 },
    { arbitrary: many!, weight: 2 },
  ];
  const open = openFieldsOf(operation);
  return open ? fc.oneof(...bodies, { arbitrary: open, weight: 8 }) : fc.oneof(...bodies);
}

/** The fields that the sandbox takes of a body that the contract leaves open. */
function openFieldsOf(operation: string): fc.Arbitrary<Json> | undefined {
  const plan = plans.get(operation)!;
  const table = TABLES.find(({ resource }) => resource === plan.resource);
  const fields = plan.body?.isOpen ? (table?.bodies?.[operation] ?? table?.openFields) : undefined;
  if (!fields) return undefined;
  const form: Form = { kind: 'object', fields: new Map(Object.entries(fields as Fields)), isOpen: false };
  return valueForForm(form, operation) as fc.Arbitrary<Json>;
}

function eventsOf(): fc.Arbitrary<Step>[] {
  return TABLES.flatMap(({ resource, idField, events = {} }) =>
    Object.keys(events).map((event) => {
      const name = `${resource}.${event}` as EventName;
      return fc.record({
        event: fc.constant(name),
        field: fc.constant(idField),
        id,
        input: fc.constantFrom({}, ...(EVENT_INPUTS[name].properties?.['amount'] ? [{ amount: 1 }] : [])),
      });
    }),
  );
}
