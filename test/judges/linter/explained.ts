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
    rule: 'camel-case-properties',
    why: 'The service writes its fields in `snake_case`.',
  },
  {
    rule: 'description-duplication',
    why: 'What is the same in two resources is described in the same words.',
  },
  {
    rule: 'duplicated-entry-in-enum',
    why: 'Vacuum compares texts: it takes `true` and `"true"` for one. A condition on a field that some clients send as text has both.',
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
    rule: 'no-unnecessary-combinator',
    why: 'Each condition between fields is an entry of `allOf` with a description of its own, also where there is one so far.',
  },
  {
    rule: 'oas-missing-type',
    why: 'These are the conditions between fields. The type of each field is stated at the field.',
  },
  {
    rule: 'oas-schema-check',
    why: 'The rule looks at one type of several: a UPC may be sent as text, which its `pattern` limits, or as a number, which `minimum` and `maximum` limit.',
  },
  {
    rule: 'oas3-missing-example',
    why: 'Every body of JSON has a complete sample, which the rule does not look into for each field. Files in forms have no example in JSON.',
  },
  {
    rule: 'openapi-tags-alphabetical',
    why: 'Tags are in the order in which a business meets them: settings, items, contacts, sales, purchases.',
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
    rule: 'owasp-no-additionalProperties',
    why: 'As above: objects are open where the documents leave open what they hold.',
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
];
