import { clientMethod } from '../../src/code-samples/index.ts';
import { kindOf, type OpenApiDocument, type Operation, operationsOf, sampleOf } from '../../src/contract/index.ts';
import { isObject, type JsonObject } from '../browser/try/form-values.ts';
import { bodySchemas } from '../model/body-schemas.ts';
import { type Content, contentOf, type Field } from '../model/fields.ts';
import { groupsOf, schemaOwners } from '../model/resources.ts';
import { type FormSite, type TryForm, tryForm } from '../model/try-form.ts';
import type { Json } from './control-client.ts';

export interface Contract {
  operations: readonly Operation[];
  site: FormSite;
  /** Returns the fields of a body; undefined if the operation has none. */
  bodyOf(operation: Operation): Content | undefined;
  formOf(operation: Operation): TryForm;
}

let known: Promise<Contract> | undefined;

/** The contract of the sandbox, which is loaded once. */
export function loadContract(): Promise<Contract> {
  return (known ??= fetch('/sandbox/contract.json')
    .then((response) => response.json())
    .then((document: OpenApiDocument) => contractOf(document)));
}

/** Reads a contract, for the forms of its operations. */
export function contractOf(document: OpenApiDocument): Contract {
  const operations = operationsOf(document);
  const owners = schemaOwners(document, operations);
  const bodies = bodySchemas(document, operations);
  const described = Object.keys(document.components.schemas).filter((name) => !bodies.has(name));
  const groups = groupsOf(document, operations, (tag) => described.filter((name) => owners.get(name) === tag));
  const resources = groups.flatMap((group) => group.resources);
  const site: FormSite = { document, operations, resources, moves: new Map(), tried: new Map() };
  return {
    operations,
    site,
    bodyOf({ object }) {
      const [media] = Object.values(object.requestBody?.content ?? {});
      return media && contentOf(document, media.schema, { sample: sampleOf(media) });
    },
    formOf: (operation) => tryForm(site, operation),
  };
}

export interface Acts {
  create: readonly Operation[];
  edit: readonly Operation[];
  /** Moves the record to another state. */
  move: readonly Operation[];
  others: readonly Operation[];
  delete: readonly Operation[];
}

/** The operations of a resource that change something. */
export function actsOn({ operations }: Contract, resource: string): Acts {
  const own = operations.filter(
    (operation) => operation.method !== 'get' && clientMethod(operation).startsWith(`${resource}.`),
  );
  const ofKind = (kind: string, isOne: boolean): Operation[] =>
    own.filter((one) => kindOf(one) === kind && one.path.endsWith('}') === isOne && !one.object['x-transition']);
  const [edit, remove] = [ofKind('update', true), ofKind('delete', true)].map(nearest);
  const create = ofKind('create', false).filter(({ path }) => !path.includes('{'));
  const move = own.filter((one) => one.object['x-transition'] && one.path.includes('{'));
  const named = new Set([...create, ...edit!, ...remove!, ...move]);
  const others = own.filter((one) => !named.has(one) && one.path.includes('{'));
  return { create, edit: edit!, move, others, delete: remove! };
}

/** Of operations on a record and on what is within it, those with the shortest URL. */
function nearest(operations: readonly Operation[]): Operation[] {
  const depth = ({ path }: Operation): number => path.split('/').length;
  const least = Math.min(...operations.map(depth));
  return operations.filter((one) => depth(one) === least);
}

/** The values of a record that a body takes, as it takes them: what is empty is left out. */
function asSent({ fields }: Content, record: JsonObject): JsonObject | undefined {
  const entries = fields.flatMap((field) => {
    const sent = valueSent(field, record[field.name]);
    return sent === undefined ? [] : [[field.name, sent]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function valueSent(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (field.input.kind === 'list' && Array.isArray(value)) {
    const entries = value.flatMap((one) => valueSent({ ...field, input: { kind: field.input.entry! } }, one) ?? []);
    return entries.length > 0 ? entries : undefined;
  }
  return field.content && isObject(value) ? asSent(field.content, value) : value;
}

/**
 * A record with what a body requires and it does not have itself: the fields of its first entry that has them all, as an item
 * group is changed together with one of its items.
 */
function withEntryFields({ fields }: Content, record: JsonObject): JsonObject {
  const missing = fields.filter(({ name, required }) => required && !(name in record)).map(({ name }) => name);
  const entries = Object.values(record).filter(Array.isArray).flat().filter(isObject);
  const entry = entries.find((one) => missing.every((name) => name in one)) ?? {};
  return { ...Object.fromEntries(missing.map((name) => [name, entry[name]])), ...record };
}

/** The form that changes a record, which begins with the record as it is. */
export function editing({ bodyOf, formOf }: Contract, operation: Operation, record: Json): TryForm {
  const [form, body] = [formOf(operation), bodyOf(operation)];
  if (!body) return form;
  const value = asSent(body, withEntryFields(body, record)) ?? {};
  return { ...form, examples: [{ label: 'The record as it is', value }], fresh: [], preparation: undefined };
}

/** The ids in a record, and its own as a path calls it. */
export function idsOf(operation: Operation, record: Json, id: string): Record<string, string> {
  const ids = Object.entries(record).filter(([name, value]) => name.endsWith('_id') && typeof value === 'string');
  const [, last] = /\{(\w+)\}/.exec(operation.path) ?? [];
  const own = last !== undefined && !(last in record) ? { [last]: id } : {};
  return { ...(Object.fromEntries(ids) as Record<string, string>), ...own };
}
