import type { OpenApiDocument, Parameter, Schema, ServerObject } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { interpretedRequests } from '../../contract/validation/interpreted.ts';
import type { Form, ObjectForm } from '../core/plan/form.ts';
import { type Outline, outlineOf, type Plan, plansOf } from '../core/plan/plan.ts';
import { bareOperationsOf, bareSchemasOf, type Contract, NOT_NEEDED } from './contract.ts';

/** What the sandbox needs of a contract, as JSON. */
export interface PackedContract {
  servers: readonly ServerObject[];
  operations: readonly PackedOperation[];
  /** The schemas that those of the operations refer to, by name. */
  schemas: Readonly<Record<string, Schema>>;
  /** The forms of objects, each once. Those that others hold come before them. */
  objects: readonly PackedObject[];
  plans: readonly PackedPlan[];
}

/** An operation without what its URL says, and without what most have alike. */
type PackedOperation = Omit<Operation, keyof typeof NOT_NEEDED | 'successStatus' | 'object'> & {
  successStatus?: string;
  object: Omit<Operation['object'], 'responses'>;
  /** Whether the query has no `organization_id`. */
  isOpen?: boolean;
};

/** A kind of value, the place of the form of an object, or an array of one of them. */
type PackedForm = Exclude<Form['kind'], 'array' | 'object'> | number | readonly [PackedForm];

/** The fields of an object. An open one has a second entry. */
type PackedObject = readonly [fields: Readonly<Record<string, PackedForm>>, isOpen?: 1];

/** A plan with the places of its forms, without what its operation has. Plans have the order of operations. */
type PackedPlan = Partial<typeof PLAIN> &
  Omit<Plan, keyof Outline | keyof typeof PLAIN | 'body' | 'envelope'> & {
    body: number | undefined;
    envelope: { form: string; record: number | undefined };
  };

/** What most plans have. */
const PLAIN: Pick<Plan, 'message' | 'filters' | 'pageContext' | 'hasAssumedEffect'> = {
  message: 'success',
  filters: [],
  pageContext: {},
  hasAssumedEffect: false,
};

/** The status of most operations. */
const STATUS = '200';

/** The parameter that nearly every operation has. */
const ORGANIZATION: Parameter = { name: 'organization_id', in: 'query', required: true, schema: { type: 'string' } };

/** The parameters of the URL of an operation. */
function pathParameters(path: string): Parameter[] {
  const schema = { $ref: '#/components/schemas/PathId' };
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name: name!, in: 'path', required: true, schema }));
}

/** The parameters that need not be packed, in the order in which operations have them. */
function impliedParameters(path: string, isOpen: boolean): Parameter[] {
  return [...(isOpen ? [] : [ORGANIZATION]), ...pathParameters(path)];
}

function withoutPlain<P extends Omit<Plan, 'body' | 'envelope'>>(plan: P): Partial<P> {
  const isPlain = (name: string, value: unknown): boolean =>
    JSON.stringify(PLAIN[name as keyof typeof PLAIN]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(plan).filter(([name, value]) => !isPlain(name, value))) as Partial<P>;
}

function withoutOutline<P extends Omit<Plan, 'body' | 'envelope'>>(plan: P): Omit<P, keyof Outline> {
  const { operation: _, writes: __, status: ___, takesForm: ____, query: _____, ...rest } = plan;
  return rest;
}

function packOperation(operation: Operation): PackedOperation {
  const { summary: _, description: __, notDocumented: ___, tag: ____, successStatus, ...packed } = operation;
  const { responses: _____, ...object } = operation.object;
  const isOpen = JSON.stringify(operation.parameters[0]) !== JSON.stringify(ORGANIZATION);
  const implied = new Set(impliedParameters(operation.path, isOpen).map((one) => JSON.stringify(one)));
  return {
    ...packed,
    ...(successStatus !== STATUS && { successStatus }),
    ...(isOpen && { isOpen }),
    object,
    parameters: operation.parameters.filter((one) => !implied.has(JSON.stringify(one))),
  };
}

function unpackOperation({ isOpen = false, ...packed }: PackedOperation): Operation {
  return {
    ...NOT_NEEDED,
    successStatus: STATUS,
    ...packed,
    object: { responses: {}, ...packed.object },
    parameters: [...impliedParameters(packed.path, isOpen), ...packed.parameters],
  };
}

/** How references to schemas begin, and what stands for that in a packed contract. */
const [REFERENCE, SHORT] = ['"$ref":"#/components/schemas/', '"$ref":"'];

function withReferences<Value>(value: Value, from: string, to: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value;
}

/** Packs what the sandbox needs of a document. */
export function packContract(document: OpenApiDocument): PackedContract {
  const objects: PackedObject[] = [];
  const places = new Map<string, number>();

  function placeOf({ fields, isOpen }: ObjectForm): number {
    const packed = Object.fromEntries([...fields].map(([name, form]) => [name, pack(form)]));
    const object: PackedObject = isOpen ? [packed, 1] : [packed];
    const text = JSON.stringify(object);
    const place = places.get(text) ?? objects.push(object) - 1;
    places.set(text, place);
    return place;
  }

  function pack(form: Form): PackedForm {
    if (form.kind === 'object') return placeOf(form);
    return form.kind === 'array' ? [pack(form.items)] : form.kind;
  }

  const plans = [...plansOf(document).values()].map(({ body, envelope, ...plan }) => ({
    ...(withoutPlain(withoutOutline(plan) as typeof plan) as Omit<PackedPlan, 'body' | 'envelope'>),
    body: body && placeOf(body),
    envelope: { ...envelope, record: 'record' in envelope ? placeOf(envelope.record) : undefined },
  }));
  const operations = bareOperationsOf(document);
  return {
    servers: document.servers,
    operations: withReferences(operations.map(packOperation), REFERENCE, SHORT),
    schemas: withReferences(bareSchemasOf(document, operations), REFERENCE, SHORT),
    objects,
    plans,
  };
}

/** Makes a contract of a packed one. */
export function unpackContract(contract: PackedContract): Contract {
  const { servers, ...packed } = contract;
  const schemas = withReferences(contract.schemas, SHORT, REFERENCE);
  const objects: ObjectForm[] = [];
  for (const [fields, isOpen] of packed.objects) {
    const entries = Object.entries(fields).map(([name, form]) => [name, unpack(form)] as const);
    objects.push({ kind: 'object', fields: new Map(entries), isOpen: isOpen === 1 });
  }

  function unpack(form: PackedForm): Form {
    if (typeof form === 'number') return objects[form]!;
    return typeof form === 'string' ? { kind: form } : { kind: 'array', items: unpack(form[0]) };
  }

  const operations = withReferences(packed.operations, SHORT, REFERENCE).map(unpackOperation);
  const plans = packed.plans.map(({ body, envelope, ...plan }, index) => ({
    ...outlineOf(operations[index]!),
    ...PLAIN,
    ...plan,
    body: body === undefined ? undefined : objects[body],
    envelope: envelope.record === undefined ? envelope : { ...envelope, record: objects[envelope.record] },
  }));
  const requests = interpretedRequests(operations, schemas);
  return { servers, operations, requests, plans: new Map((plans as Plan[]).map((plan) => [plan.operation, plan])) };
}
