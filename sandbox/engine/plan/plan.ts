import { type OpenApiDocument, type Operation, operationsOf } from '../../../src/contract/index.ts';
import { type Filter, filtersOf } from './filters.ts';
import type { ObjectForm } from './form.ts';
import { createFormReader, type Envelope, envelopeOf, type FormReader } from './plan-form.ts';
import { type PlanKind, type Subject, subjectsOf, type Transition, transitionOf } from './plan-kinds.ts';

export interface Plan extends Subject {
  operation: string;
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
  /** Form of a JSON body. */
  body: ObjectForm | undefined;
  filters: readonly Filter[];
  /** True for a list whose parameters the service documentation shows only in part. */
  hasOpenQuery: boolean;
  /** The values of `filter_by` that the contract names, if it has one. */
  filterValues: readonly string[] | undefined;
  /** Values in `page_context` other than page, size and whether there are more. */
  pageContext: Readonly<Record<string, unknown>>;
  transition: Transition | undefined;
  /** True if the service documentation does not show the operation's effect beyond storing, showing or removing a record. */
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
 * Checks whether an operation creates, shows, changes or deletes a record that the contract has. Storing a record and reading
 * it back is no assumption, whatever else the operation does.
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
