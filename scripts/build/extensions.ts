import { DOCUMENTED_PARTS, type Schema } from '../../src/contract/index.ts';

/**
 * Parts of the document that an extension can be on. A `rule` is an entry of `allOf`, a `form` one of `oneOf`, and an `entry` one
 * of a list.
 */
export type ExtensionPlace =
  | 'document'
  | 'info'
  | 'server'
  | 'tag'
  | 'security scheme'
  | 'operation'
  | 'parameter'
  | 'response'
  | 'schema'
  | 'field'
  | 'entry'
  | 'form'
  | 'rule';

/** An extension of the published document. The build checks each use by it, and `docs/extensions.md` is made from it. */
export interface Extension {
  says: string;
  places: readonly ExtensionPlace[];
  /** The JSON Schema of its value. */
  schema: Schema;
  /** A value that the schema takes. */
  example: unknown;
  /** Who reads it. */
  readers: string;
  /** True if the build writes it, not an author. */
  isMade?: true;
}

const TEXT: Schema = { type: 'string', minLength: 1 };
const SENTENCE: Schema = { type: 'string', pattern: '^[A-Z`][\\s\\S]*\\.$' };
const TEXTS: Schema = { type: 'array', minItems: 1, uniqueItems: true, items: TEXT };
const DAY: Schema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const NAME: Schema = { type: 'string', pattern: '^\\w+$' };
const REFERENCE: Schema = { type: 'string', pattern: '^[A-Z]\\w*(\\.\\w+(\\[\\])?)*\\.\\w+$' };

/** An object with these keys and no others. */
function object(required: readonly string[], properties: Record<string, Schema>): Schema {
  return { type: 'object', required: [...required], properties, additionalProperties: false };
}

function listOf(words: readonly string[]): Schema {
  return { type: 'array', minItems: 1, uniqueItems: true, items: { enum: [...words] } };
}

/** Every extension that the published document may have, by its name. */
export const EXTENSIONS: Readonly<Record<string, Extension>> = {
  'x-not-documented': {
    says: 'What is not documented: parts of an operation; the type of a field (`type`) or the record that its ID refers to (`reference`); that values of a schema may be empty strings (`empty-text`).',
    places: ['operation', 'schema', 'field'],
    schema: { anyOf: [listOf(DOCUMENTED_PARTS), listOf(['type', 'reference', 'empty-text'])] },
    example: ['query', 'response'],
    readers: 'mock, sandbox, verifier, client docs, reference, coverage, command line, tools for agents',
  },
  'x-inferred': {
    says: 'This part is a guess, and so is everything below it. The value says what it was inferred from.',
    places: ['info', 'server', 'operation', 'parameter', 'response', 'schema', 'field', 'entry', 'form', 'rule'],
    schema: SENTENCE,
    example: 'The rows are assumed to be complete records.',
    readers: 'mock, sandbox, verifier, reference, coverage, tools for agents',
  },
  'x-inferred-fields': {
    says: 'What several fields of a schema were inferred from. Each of them is marked.',
    places: ['schema'],
    schema: SENTENCE,
    example: 'Creating a contact accepts further fields, without naming them. These are the fields of the record.',
    readers: 'reference, coverage',
  },
  'x-observed': {
    says: 'Traffic shows this undocumented part: in how many exchanges, out of how many that could have had it, and on which days.',
    places: ['operation', 'parameter', 'response', 'schema', 'field', 'entry', 'form'],
    schema: object(['seen', 'of', 'from', 'to'], {
      seen: { type: 'integer', minimum: 1 },
      of: { type: 'integer', minimum: 1 },
      from: DAY,
      to: DAY,
    }),
    example: { seen: 40, of: 40, from: '2026-03-01', to: '2026-03-28' },
    readers: 'verifier, reference, coverage',
  },
  'x-sunset': {
    says: 'The first day on which something deprecated may be removed.',
    places: ['operation', 'parameter', 'schema', 'field'],
    schema: DAY,
    example: '2027-06-30',
    readers: 'client, changes of a release, tools for agents, reference',
  },
  'x-contradiction': {
    says: 'Two statements of the service documentation that contradict each other. The schema accepts both.',
    places: ['operation', 'parameter', 'schema', 'field'],
    schema: SENTENCE,
    example: 'It is a float, but has a maximum length of 100.',
    readers: 'coverage',
  },
  'x-known-values': {
    says: 'The documented values of a string. There may be others.',
    places: ['schema', 'field', 'entry'],
    schema: TEXTS,
    example: ['open', 'closed'],
    readers: 'types, values, JSON Schemas, mock, sandbox, verifier, reference, tools for agents',
  },
  'x-state': {
    says: "The field holds its record's state.",
    places: ['schema', 'field'],
    schema: { const: true },
    example: true,
    readers: 'tags, coverage, reference',
  },
  'x-generated': {
    says: 'The server generates this ID when it creates the record.',
    places: ['field'],
    schema: { const: true },
    example: true,
    readers: 'types, links, sandbox, verifier',
  },
  'x-refers-to': {
    says: 'The field that an ID refers to, or several if it can be any of them.',
    places: ['parameter', 'field', 'entry'],
    schema: { anyOf: [REFERENCE, { type: 'array', minItems: 2, uniqueItems: true, items: REFERENCE }] },
    example: 'Invoice.line_items[].line_item_id',
    readers: 'links, reference, tools for agents',
  },
  'x-kind': {
    says: 'What an operation does, if its method and URL do not show it.',
    places: ['operation'],
    schema: { enum: ['create', 'list', 'get', 'update', 'delete', 'action'] },
    example: 'action',
    readers: 'mock, sandbox, links, reference',
  },
  'x-method': {
    says: "The client method's name, if it can't be derived from operationId and tag.",
    places: ['operation'],
    schema: { type: 'string', pattern: '^[a-z][A-Za-z]*$' },
    example: 'emailMany',
    readers: 'client, code samples',
  },
  'x-transition': {
    says: 'The state that an operation sets, and in which field. `to` is null for an unnamed state; `when` is a condition on the body.',
    places: ['operation'],
    schema: object(['field', 'to'], {
      field: NAME,
      to: { type: ['string', 'boolean', 'null'] },
      when: { type: 'object', minProperties: 1, propertyNames: NAME },
    }),
    example: { field: 'status', to: 'draft', when: { is_draft: true } },
    readers: 'sandbox, client docs, tags, reference, coverage',
  },
  'x-needed-by-sandbox': {
    says: 'Body fields that the sandbox needs, although they are not documented as required.',
    places: ['operation'],
    schema: { ...TEXTS, items: NAME },
    example: ['customer_id', 'line_items'],
    readers: 'types, client docs',
  },
  'x-rules': {
    says: 'Rules that link the query and the body: which query parameters require which body fields. Only a documented rule rejects a request.',
    places: ['operation'],
    schema: {
      type: 'array',
      minItems: 1,
      items: object(['when', 'requires', 'basis'], {
        when: object(['query'], { query: { type: 'object', minProperties: 1 } }),
        requires: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^body\\.\\w+$' } },
        basis: { enum: ['documented', 'inferred'] },
      }),
    },
    example: [
      {
        when: { query: { ignore_auto_number_generation: true } },
        requires: ['body.retainerinvoice_number'],
        basis: 'documented',
      },
    ],
    readers: 'mock, sandbox, verifier, client docs, reference, coverage',
  },
  'x-scopes': {
    says: "Each module's documented rights, which make up scopes: `ServiceAPI.<module>.<right>`.",
    places: ['security scheme'],
    schema: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: { ...TEXTS, items: { type: 'string', pattern: '^[A-Z]+$' } },
    },
    example: { taxes: ['CREATE', 'READ', 'UPDATE'] },
    readers: 'build, OpenAPI 3.0',
  },
  'x-conventions': {
    says: 'API-wide conventions: response keys that are not payload, the parameter that names the account, and the schemas of IDs and of unknown bodies.',
    places: ['document'],
    schema: {
      type: 'object',
      minProperties: 1,
      properties: { envelope: TEXTS, account: TEXT, openBody: NAME, id: NAME },
      additionalProperties: false,
    },
    example: { envelope: ['code', 'message'], account: 'organization_id' },
    readers: 'build, mock, sandbox, verifier, code samples, tools for agents',
  },
  'x-prefix': {
    says: 'The word before the token in its header, followed by a space.',
    places: ['security scheme'],
    schema: { type: 'string', pattern: '^[\\w-]+$' },
    example: 'Service-oauthtoken',
    readers: 'client, mock, sandbox, code samples, tools for agents',
  },
  'x-limits': {
    says: "The service's limits: requests per minute, and per day for each plan.",
    places: ['info'],
    schema: object(['requestsPerMinute', 'requestsPerDay'], {
      requestsPerMinute: { type: 'integer', minimum: 1 },
      requestsPerDay: { type: 'object', minProperties: 1, additionalProperties: { type: 'integer', minimum: 1 } },
    }),
    example: { requestsPerMinute: 100, requestsPerDay: { free: 1500, standard: 2500 } },
    readers: 'people',
  },
  'x-contract-version': {
    says: "This package's version; `version` is the service's.",
    places: ['info'],
    schema: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
    example: '0.2.1',
    readers: 'people, gateways, verifier, command line',
    isMade: true,
  },
  'x-mentioned': {
    says: 'Operations of the resource that the service documentation mentions but does not describe.',
    places: ['tag'],
    schema: TEXTS,
    example: ['updating an adjustment', 'deleting an adjustment'],
    readers: 'coverage',
    isMade: true,
  },
  'x-tagGroups': {
    says: 'Groups of tags for navigation, in order.',
    places: ['document'],
    schema: { type: 'array', minItems: 1, items: object(['name', 'tags'], { name: TEXT, tags: TEXTS }) },
    example: [{ name: 'Stock', tags: ['Item adjustments', 'Transfer orders'] }],
    readers: 'reference, coverage, command line, Redoc',
  },
};
