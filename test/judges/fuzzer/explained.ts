import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectAt } from '../../../scripts/lib/project.ts';
import { createIsLikelyAlone } from './likely.ts';
import type { Failure, SentRequest } from './schemathesis.ts';

/** Why a check of the fuzzer fails where nothing is wrong. */
export interface Explanation {
  check: string;
  /** The word with which the answer refuses the request; none for an answer of success. */
  refusal?: string;
  /** What the message of the answer says, where the word does not say enough. */
  message?: string;
  /** The only operation for which it counts. */
  operation?: string;
  /** What has to be true of the request. */
  of?(request: SentRequest): boolean;
  /** What the answer has to say of values of other types. */
  inferred?: string;
  /** Whether it takes a value that is not made up in every run. */
  isRare?: true;
  why: string;
}

/** The check that fails most: it expects that each request which the schemas allow succeeds. */
const CHECK = 'positive_data_acceptance';

/** The document that the fuzzer reads. */
const DOCUMENT = JSON.parse(readFileSync(path.join(projectAt().generated, 'openapi.json'), 'utf8'));

/** What the mock refuses although the schemas allow it, and takes although they do not. */
export const BY_THE_MOCK: readonly Explanation[] = [
  {
    check: CHECK,
    refusal: 'malformed-url',
    message: 'null byte',
    isRare: true,
    why: 'A text in the query may hold any character by its schema. Servers refuse a null byte in a URL, and so do both of ours.',
  },
  {
    check: CHECK,
    refusal: 'violations',
    message: 'is required, since ignore_auto_number_generation is true',
    why: 'The documents state a rule between query and body, which no schema of either can hold.',
  },
  {
    check: CHECK,
    refusal: 'violations',
    message: 'is empty.',
    isRare: true,
    why: 'OpenAPI lets a parameter of the query be empty only where it says so, and the document says so nowhere.',
  },
  {
    check: 'negative_data_rejection',
    of: createIsLikelyAlone(DOCUMENT),
    why: 'A guess: what is said of each value that is invalid bears a mark, and no value is refused because of a guess.',
  },
  {
    check: 'negative_data_rejection',
    operation: 'POST /invoices/{invoice_id}/attachment',
    isRare: true,
    why: 'The fuzzer sends `true` in place of a file. In a form it is a file, one of four bytes.',
  },
  {
    check: 'negative_data_rejection',
    of: ({ body = '' }) => body.includes('9223372036854775808') || body.includes('-9223372036854775809'),
    isRare: true,
    why: 'The fuzzer sends the first integers beyond 64 bits. `int64` says how wide a number of a client has to be; the documents limit no amount.',
  },
];

const OWN_TYPE = {
  check: 'content_type_conformance',
  why: 'The documents leave the media type of a file open. The sandbox sends a file with the type that it was uploaded with.',
};

/** What the sandbox refuses although the schemas allow it. Each such answer names the rule, which docs/sandbox-rules.md explains. */
export const BY_THE_SANDBOX: readonly Explanation[] = [
  ...BY_THE_MOCK,
  {
    check: 'negative_data_rejection',
    inferred: 'was read as',
    why: 'Some clients send numbers as text. By its rule `records.type-conversion`, the sandbox reads such a value as the documented type, and says so.',
  },
  { ...OWN_TYPE, operation: 'GET /invoices/{invoice_id}/attachment' },
  { ...OWN_TYPE, operation: 'GET /retainerinvoices/{retainerinvoice_id}/attachment' },
  {
    check: CHECK,
    refusal: 'taken',
    why: 'The samples of the document are records of the story: their names and numbers are taken.',
  },
  {
    check: CHECK,
    refusal: 'reference',
    why: 'An id of the right form belongs to no record, or to one of another kind.',
  },
  {
    check: CHECK,
    refusal: 'state',
    why: 'The state of the record does not allow the call: nothing can be paid of an invoice that is paid.',
  },
  {
    check: CHECK,
    refusal: 'inUse',
    why: 'The record cannot be deleted or changed, since others use it.',
  },
  {
    check: CHECK,
    refusal: 'missing',
    why: 'The documents do not say which fields are required, so the schema requires none, and a record cannot be made without them.',
  },
  {
    check: CHECK,
    refusal: 'invalid',
    why: 'The documents state no limits, so the schema has none, and the value makes no sense: a page 0, a tax of 200 percent.',
  },
  {
    check: CHECK,
    refusal: 'stock',
    isRare: true,
    why: 'There is not as much in stock as the request takes.',
  },
];

export function explains(explanation: Explanation, failure: Failure): boolean {
  const { status, request } = failure;
  return (
    (explanation.refusal === undefined ? status === 200 || status === 201 : status === 400) &&
    explanation.check === failure.check &&
    explanation.refusal === failure.refusal &&
    (explanation.operation ?? failure.operation) === failure.operation &&
    failure.body.includes(explanation.message ?? '') &&
    failure.inferred.includes(explanation.inferred ?? '') &&
    (explanation.of === undefined || (request !== undefined && explanation.of(request)))
  );
}
