import type { OpenApiDocument, Parameter, Schema, ServerObject } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { interpretedRequests } from '../../contract/validation/interpreted.ts';
import type { Envelope } from '../core/plan/envelope.ts';
import type { Form, ObjectForm } from '../core/plan/form.ts';
import { type Outline, outlineOf, type Plan, plansOf } from '../core/plan/plan.ts';
import { type Columns, columnsOf, rowsOf } from './columns.ts';
import { bareContractOf, type Contract, NOT_NEEDED } from './contract.ts';

/** What the sandbox needs of a contract, as JSON. */
export interface PackedContract {
  servers: readonly ServerObject[];
  operations: Columns<PackedOperation>;
  /** The schemas that those of the operations refer to, by number. */
  schemas: readonly Schema[];
  /** The forms of objects, each once. Those that others hold come before them. */
  objects: readonly PackedObject[];
  plans: Columns<PackedPlan>;
  /** The envelopes of the plans. */
  envelopes: Columns<PackedEnvelope>;
}

/** An operation without what its URL says, and without what most have alike. */
type PackedOperation = Omit<Operation, keyof typeof NOT_NEEDED | 'successStatus' | 'object' | 'parameters'> & {
  successStatus?: string;
  parameters?: readonly Parameter[];
  object: Omit<Operation['object'], 'responses'>;
  /** Whether the query has no `organization_id`. */
  isOpen?: boolean;
  /** Whether the query ends with `page` and `per_page`. */
  isPaged?: boolean;
};

/** A kind of value, the place of the form of an object, or an array of one of them. */
type PackedForm = Exclude<Form['kind'], 'array' | 'object'> | number | readonly [PackedForm];

/**
 * The fields of an object, such as `tax_name tax_percentage.nu`: a text, unless a dot and two letters of its kind follow, or an
 * equals sign and another form in JSON. An open one has a second entry.
 */
type PackedObject = readonly [fields: string, isOpen?: 1];

/** A plan with the places of its forms, without what its operation has. Plans have the order of operations. */
type PackedPlan = Partial<typeof PLAIN> &
  Omit<Plan, keyof Outline | keyof typeof PLAIN | 'body' | 'envelope' | 'idParameter'> & {
    body: number | undefined;
    /** The last parameter of the URL unless it says another, or false for none. */
    idParameter?: string | false;
  };

/** An envelope with the place of its record. */
type PackedEnvelope = Omit<Envelope, 'record'> & { record: number | undefined };

/** What most plans have. */
const PLAIN: Pick<Plan, 'message' | 'filters' | 'hasOpenQuery' | 'knownValues' | 'pageContext' | 'hasAssumedEffect'> = {
  message: 'success',
  filters: [],
  hasOpenQuery: false,
  knownValues: {},
  pageContext: {},
  hasAssumedEffect: false,
};

/** The status of most operations. */
const STATUS = '200';

/** The parameter that nearly every operation has. */
const ORGANIZATION: Parameter = { name: 'organization_id', in: 'query', required: true, schema: { type: 'string' } };

/** The parameters of the URL of an operation. */
function pathParameters(path: string): Parameter[] {
  const schema = { $ref: '#/components/schemas/0' };
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name: name!, in: 'path', required: true, schema }));
}

/** The name of the last parameter of a URL, if it has one. */
function lastParameter(path: string): string | undefined {
  return pathParameters(path).at(-1)?.name;
}

/** The parameters of a list that has pages. */
const PAGING: readonly Parameter[] = ['page', 'per_page'].map((name) => ({
  name,
  in: 'query',
  schema: { type: ['integer', 'string'] },
}));

/** The parameters that need not be packed, in the order in which operations have them. */
function impliedParameters({ path, isOpen = false, isPaged = false }: Implying): Parameter[] {
  return [...(isOpen ? [] : [ORGANIZATION]), ...pathParameters(path), ...(isPaged ? PAGING : [])];
}

/** What the parameters of an operation follow from. */
type Implying = Pick<PackedOperation, 'path' | 'isOpen' | 'isPaged'>;

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
  const {
    summary: _,
    description: __,
    notDocumented: ___,
    tag: ____,
    parameters,
    successStatus,
    ...packed
  } = operation;
  const { responses: _____, ...object } = operation.object;
  const isOpen = JSON.stringify(parameters[0]) !== JSON.stringify(ORGANIZATION);
  const isPaged = JSON.stringify(parameters.slice(-PAGING.length)) === JSON.stringify(PAGING);
  const implying = { path: operation.path, ...(isOpen && { isOpen }), ...(isPaged && { isPaged }) };
  const implied = new Set(impliedParameters(implying).map((one) => JSON.stringify(one)));
  const others = parameters.filter((one) => !implied.has(JSON.stringify(one)));
  return {
    ...packed,
    ...(successStatus !== STATUS && { successStatus }),
    ...implying,
    object,
    ...(others.length > 0 && { parameters: others }),
  };
}

function unpackOperation({ isOpen, isPaged, parameters = [], ...packed }: PackedOperation): Operation {
  return {
    ...NOT_NEEDED,
    successStatus: STATUS,
    ...packed,
    object: { responses: {}, ...packed.object },
    parameters: [
      ...impliedParameters({ path: packed.path, ...(isOpen && { isOpen }) }),
      ...parameters,
      ...(isPaged ? PAGING : []),
    ],
  };
}

/** How references to schemas begin, and what stands for that in a packed contract. */
const [REFERENCE, SHORT] = ['"$ref":"#/components/schemas/', '"$ref":"'];

function withReferences<Value>(value: Value, from: string, to: string): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value;
}

/** The kind of most fields. */
const PLAIN_KIND = 'text';

/** The other kinds, which two letters tell apart. */
const KINDS = ['any', 'boolean', 'id', 'integer', 'number'] as const;

function packField(name: string, form: PackedForm): string {
  if (!/^\w+$/.test(name)) throw new Error(`The field ${name} cannot be packed.`);
  if (typeof form !== 'string') return `${name}=${JSON.stringify(form)}`;
  return form === PLAIN_KIND ? name : `${name}.${form.slice(0, 2)}`;
}

/** Packs what the sandbox needs of a document. */
export function packContract(document: OpenApiDocument): PackedContract {
  const objects: PackedObject[] = [];
  const places = new Map<string, number>();

  function placeOf({ fields, isOpen }: ObjectForm): number {
    const packed = [...fields].map(([name, form]) => packField(name, pack(form))).join(' ');
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

  const { servers, operations, schemas } = bareContractOf(document);
  const all = [...plansOf(document).values()];
  const plans = all.map(({ body, envelope: _, idParameter, ...plan }, index) => ({
    ...(withoutPlain(withoutOutline(plan) as typeof plan) as Omit<PackedPlan, 'body' | 'idParameter'>),
    body: body && placeOf(body),
    ...(idParameter !== lastParameter(operations[index]!.path) && { idParameter: idParameter ?? (false as const) }),
  }));
  const envelopes = all.map(({ envelope }) => ({
    ...envelope,
    record: 'record' in envelope ? placeOf(envelope.record) : undefined,
  }));
  return {
    servers,
    operations: withReferences(columnsOf(operations.map(packOperation)), REFERENCE, SHORT),
    schemas: withReferences(Object.values(schemas), REFERENCE, SHORT),
    objects,
    plans: columnsOf(plans),
    envelopes: columnsOf(envelopes),
  };
}

/** Makes a contract of a packed one. */
export function unpackContract(contract: PackedContract): Contract {
  const { servers, ...packed } = contract;
  const schemas = Object.fromEntries(Object.entries(withReferences(contract.schemas, SHORT, REFERENCE)));
  const objects: ObjectForm[] = [];
  for (const [fields, isOpen] of packed.objects) {
    const entries = fields.split(' ').filter(Boolean).map(unpackField);
    objects.push({ kind: 'object', fields: new Map(entries), isOpen: isOpen === 1 });
  }

  function unpack(form: PackedForm): Form {
    if (typeof form === 'number') return objects[form]!;
    return typeof form === 'string' ? { kind: form } : { kind: 'array', items: unpack(form[0]) };
  }

  function unpackField(field: string): [name: string, form: Form] {
    const [, name = '', mark, rest = ''] = /^([^.=]+)([.=]?)(.*)$/.exec(field)!;
    if (!mark) return [name, { kind: PLAIN_KIND }];
    if (mark === '=') return [name, unpack(JSON.parse(rest) as PackedForm)];
    return [name, { kind: KINDS.find((kind) => kind.startsWith(rest))! }];
  }

  const operations = rowsOf(withReferences(packed.operations, SHORT, REFERENCE)).map(unpackOperation);
  const envelopes = rowsOf(packed.envelopes);
  const plans = rowsOf(packed.plans).map(({ body, idParameter, ...plan }, index) => {
    const { record, ...envelope } = envelopes[index]!;
    const operation = operations[index]!;
    return {
      ...outlineOf(operation),
      ...PLAIN,
      ...plan,
      idParameter: (idParameter ?? lastParameter(operation.path)) || undefined,
      body: body === undefined ? undefined : objects[body],
      envelope: record === undefined ? envelope : { ...envelope, record: objects[record] },
    };
  });
  const requests = interpretedRequests(operations, { components: { schemas } });
  return { servers, operations, requests, plans: new Map((plans as Plan[]).map((plan) => [plan.operation, plan])) };
}
