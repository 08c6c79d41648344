/** Why the document does not follow a rule of the linter. */
export interface Explanation {
  rule: string;
  why: string;
}

/** The rules of OWASP's list for APIs, as Spectral has them, that the document does not follow everywhere. */
export const OF_OWASP: readonly Explanation[] = [
  {
    rule: 'owasp:api4:2023-array-limit',
    why: 'The documents limit few lists. A limit that they do not state could refuse what the service takes.',
  },
  {
    rule: 'owasp:api4:2023-integer-format',
    why: 'Ids run past 2^53 and may have any number of digits, so no format holds them all.',
  },
  {
    rule: 'owasp:api4:2023-integer-limit',
    why: 'The document has the limits that the documents state, and no others.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    why: 'The documents state a limit of requests, and no header that counts them. Answers with 429 have Retry-After.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    why: 'Where the documents state a length, the document has it. Other texts are open.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    why: 'Names and notes are free text. Texts of a stated form have a pattern, a format or an enum.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-500',
    why: 'No failure is documented. The answer `default` stands for all that are not listed, 500 included.',
  },
  {
    rule: 'owasp:api9:2023-inventory-access',
    why: 'The rule asks for an extension that only it reads. The servers are public.',
  },
  {
    rule: 'owasp:api9:2023-inventory-environment',
    why: 'The documents tell data centers apart, not environments.',
  },
];

/** The rules of vacuum that the document does not follow everywhere. Those of OWASP are its own edition of the same list. */
export const OF_VACUUM: readonly Explanation[] = [
  {
    rule: 'description-duplication',
    why: 'What is the same in two resources is described in the same words.',
  },
  {
    rule: 'info-contact',
    why: 'The documents name nobody to write to.',
  },
  {
    rule: 'info-license',
    why: "The documents state no license of the service. The package's is in its `package.json`.",
  },
  {
    rule: 'no-ambiguous-paths',
    why: 'These are paths of the service: `/contacts/contactpersons/{contact_person_id}` next to `/contacts/{contact_id}/comments`. Mock and sandbox match the literal one first.',
  },
  {
    rule: 'oas3-missing-example',
    why: 'Files in forms have no example in JSON. Errors and the list of organizations have theirs in the responses that use them.',
  },
  {
    rule: 'oas3-no-$ref-siblings',
    why: 'OpenAPI 3.1 allows any keyword next to `$ref` in a schema. The OpenAPI 3.0 edition has none there.',
  },
  {
    rule: 'openapi-tags-alphabetical',
    why: 'Tags are in the order in which a business meets them: settings, items, sales, purchases.',
  },
  {
    rule: 'operation-description',
    why: 'Every operation and every field has a description. The rule also wants one of each body, which would repeat that of the operation.',
  },
  {
    rule: 'owasp-array-limit',
    why: 'As for Spectral: the documents limit few lists.',
  },
  {
    rule: 'owasp-constrained-additionalProperties',
    why: 'Objects are open, since the service may send and take more than its documents name. They state no number of fields.',
  },
  {
    rule: 'owasp-define-error-responses-500',
    why: 'As for Spectral: the answer `default` stands for failures.',
  },
  {
    rule: 'owasp-integer-format',
    why: 'As for Spectral: no format holds all ids.',
  },
  {
    rule: 'owasp-integer-limit',
    why: 'As for Spectral: the documents state few limits.',
  },
  {
    rule: 'owasp-no-numeric-ids',
    why: 'These are the ids of the service.',
  },
  {
    rule: 'owasp-rate-limit',
    why: 'As for Spectral: the documents state no header that counts requests.',
  },
  {
    rule: 'owasp-string-limit',
    why: 'As for Spectral: the documents state few lengths.',
  },
  {
    rule: 'owasp-string-restricted',
    why: 'As for Spectral: much is free text.',
  },
  {
    rule: 'post-response-success',
    why: 'The rule, as vacuum ships it, reports its own options as invalid. Every build checks that each operation has one success response.',
  },
];
