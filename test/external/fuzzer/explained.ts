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
    why: 'A schema allows any character in a query string. Like most servers, both of ours reject a null byte in a URL.',
  },
  {
    check: CHECK,
    refusal: 'violations',
    message: 'is required, since ignore_auto_number_generation is true',
    why: 'The service documentation has a rule that links the query and the body, which no schema can express.',
  },
  {
    check: CHECK,
    refusal: 'violations',
    message: 'is empty.',
    isRare: true,
    why: 'OpenAPI allows an empty query parameter only where the document says so, and this one never does.',
  },
  {
    check: 'negative_data_rejection',
    of: createIsLikelyAlone(DOCUMENT),
    why: 'Everything that makes the value invalid is a guess, and nothing is rejected because of a guess.',
  },
  {
    check: 'negative_data_rejection',
    operation: 'POST /invoices/{invoice_id}/attachment',
    isRare: true,
    why: 'The fuzzer sends `true` in place of a file. In a form, that is a file of four bytes.',
  },
  {
    check: 'negative_data_rejection',
    of: ({ body = '' }) => body.includes('9223372036854775808') || body.includes('-9223372036854775809'),
    isRare: true,
    why: "The fuzzer sends the first integers beyond 64 bits. `int64` tells clients how wide a number must be; the service documentation doesn't limit amounts.",
  },
];

const OWN_TYPE = {
  check: 'content_type_conformance',
  why: "The service documentation doesn't name a file's media type. The sandbox returns a file with the type it was uploaded with.",
};

/** What the sandbox refuses although the schemas allow it. Each such answer names the rule, which docs/sandbox-rules.md explains. */
export const BY_THE_SANDBOX: readonly Explanation[] = [
  ...BY_THE_MOCK,
  {
    check: 'negative_data_rejection',
    inferred: 'was read as',
    why: 'Some clients send numbers as strings. Under the rule `records.type-conversion`, the sandbox converts such a value to the documented type, and says so.',
  },
  { ...OWN_TYPE, operation: 'GET /invoices/{invoice_id}/attachment' },
  { ...OWN_TYPE, operation: 'GET /retainerinvoices/{retainerinvoice_id}/attachment' },
  {
    check: CHECK,
    refusal: 'taken',
    why: "The document's samples are records of the sandbox, so their names and numbers already exist.",
  },
  {
    check: CHECK,
    refusal: 'reference',
    why: 'A well-formed ID belongs to no record, or to a record of another kind.',
  },
  {
    check: CHECK,
    refusal: 'state',
    why: "The record's state doesn't allow the request: a paid invoice can't be paid again.",
  },
  {
    check: CHECK,
    refusal: 'inUse',
    why: "The record can't be deleted or changed, because others use it.",
  },
  {
    check: CHECK,
    refusal: 'missing',
    why: "The service documentation doesn't say which fields are required, so the schema requires none, but a record can't exist without them.",
  },
  {
    check: CHECK,
    refusal: 'invalid',
    why: 'The service documentation states no limits, so the schema has none. The value is still impossible: page 0, or a tax of 200 percent.',
  },
  {
    check: CHECK,
    refusal: 'stock',
    isRare: true,
    why: "There isn't enough stock for the request.",
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
