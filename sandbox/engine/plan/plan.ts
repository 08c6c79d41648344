import { type OpenApiDocument, type Operation, operationsOf } from '../../../src/contract/index.ts';
import { type Filter, filtersOf } from './filters.ts';
import type { ObjectForm } from './form.ts';
import { createFormReader, type Envelope, envelopeOf, type FormReader } from './plan-form.ts';
import { type PlanKind, type Subject, subjectsOf, type Transition, transitionOf } from './plan-kinds.ts';

/** What the contract says of an operation, as far as the sandbox needs it. */
export interface Plan extends Subject {
  operation: string;
  /** Whether the operation may change something. */
  writes: boolean;
  /** Status of success. */
  status: number;
  /** The fields of a form that may be sent instead of a body of JSON, in addition to those of that body. */
  formFields: readonly string[] | undefined;
  /** The parameters of the query. */
  query: readonly string[];
  /** `message` of success, as in the sample. */
  message: string;
  envelope: Envelope;
  /** What a body of JSON may hold. */
  body: ObjectForm | undefined;
  filters: readonly Filter[];
  /** Whether it is a list of which the documents do not show all parameters. */
  hasOpenQuery: boolean;
  /** The values of `filter_by` that the contract names, if it has one. */
  filterValues: readonly string[] | undefined;
  /** What `page_context` says beyond page, size and whether there is more. */
  pageContext: Readonly<Record<string, unknown>>;
  transition: Transition | undefined;
  /** Whether the documents do not show what the operation does, beyond storing, showing or removing a record. */
  hasAssumedEffect: boolean;
}

/** The plans of all operations, by operationId. */
export type Plans = ReadonlyMap<string, Plan>;

/** Derives the plans of the operations of a document, once. */
export function plansOf(document: OpenApiDocument, operations = operationsOf(document)): Plans {
  const read = createFormReader(document);
  const described = operations.map((operation) => ({ operation, envelope: envelopeOf(operation, read) }));
  const subjects = subjectsOf(described);
  return new Map(
    described.map(({ operation, envelope }) => {
      const subject = subjects.get(operation.id)!;
      const details = detailsOf(operation, subject, envelope, read);
      return [operation.id, { ...subject, ...details }];
    }),
  );
}

function detailsOf(
  operation: Operation,
  { kind }: Subject,
  envelope: Envelope,
  read: FormReader,
): Omit<Plan, keyof Subject> {
  const { id, method, object, parameters, successStatus, notDocumented } = operation;
  const json = object.requestBody?.content['application/json']?.schema;
  const form = json && read(json);
  const body = form?.kind === 'object' ? form : undefined;
  const upload = object.requestBody?.content['multipart/form-data']?.schema;
  const multipart = upload && read(upload);
  const sample = object.responses[successStatus]?.content?.['application/json']?.example as Sample | undefined;
  return {
    operation: id,
    writes: method !== 'get',
    status: Number(successStatus),
    formFields: multipart?.kind === 'object' ? [...multipart.fields.keys()] : undefined,
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    message: sample?.message ?? 'success',
    envelope,
    body,
    filters: envelope.form === 'list' ? filtersOf(operation) : [],
    filterValues: parameters.find(({ name }) => name === 'filter_by')?.schema['x-known-values'] as string[] | undefined,
    hasOpenQuery: envelope.form === 'list' && notDocumented.includes('query'),
    pageContext: furtherContext(sample),
    transition: transitionOf(operation),
    hasAssumedEffect: notDocumented.includes('semantics') && !storesRecords(kind, body, envelope),
  };
}

/**
 * Whether an operation creates, shows, changes or deletes a record that the contract has. That what is sent is stored and
 * read back is no assumption, whatever else follows from it.
 */
function storesRecords(kind: PlanKind, body: ObjectForm | undefined, envelope: Envelope): boolean {
  const isShown = 'record' in envelope && envelope.record.fields.size > 0;
  switch (kind) {
    case 'create':
    case 'update':
      return isShown && body !== undefined && body.fields.size > 0;
    case 'get':
    case 'list':
      return isShown;
    default:
      return kind === 'delete';
  }
}

interface Sample {
  message?: string;
  page_context?: Record<string, unknown>;
}

function furtherContext(sample: Sample | undefined): Record<string, unknown> {
  const { page, per_page, has_more_page, ...further } = sample?.page_context ?? {};
  return further;
}
