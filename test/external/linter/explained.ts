/** Why the document does not follow a rule of the linter. */
export interface Explanation {
  rule: string;
  why: string;
}

/** The rules of OWASP's list for APIs, as Spectral has them, that the document does not follow everywhere. */
export const OF_OWASP: readonly Explanation[] = [
  {
    rule: 'owasp:api4:2023-array-limit',
    why: 'The service documentation limits few lists. An invented limit could reject what the service accepts.',
  },
  {
    rule: 'owasp:api4:2023-integer-format',
    why: 'IDs exceed 2^53 and may have any number of digits, so no format fits them all.',
  },
  {
    rule: 'owasp:api4:2023-integer-limit',
    why: 'The contract has the documented limits and no others.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    why: 'A request limit is documented, but no header that counts requests. Responses with 429 have Retry-After.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    why: 'The contract has the documented lengths. Other strings are open.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    why: 'Names and notes are free text. Strings of a documented form have a pattern, a format or an enum.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-500',
    why: "No server error is documented. The response `default` covers everything that isn't listed, including 500.",
  },
  {
    rule: 'owasp:api9:2023-inventory-access',
    why: 'The rule wants an extension that nothing else reads. The servers are public.',
  },
  {
    rule: 'owasp:api9:2023-inventory-environment',
    why: 'The service documentation distinguishes data centers, not environments.',
  },
];

/** The rules of vacuum that the document does not follow everywhere. Those of OWASP are its own edition of the same list. */
export const OF_VACUUM: readonly Explanation[] = [
  {
    rule: 'camel-case-properties',
    why: "The service's fields are in `snake_case`.",
  },
  {
    rule: 'description-duplication',
    why: 'Fields that mean the same in two resources have the same description.',
  },
  {
    rule: 'duplicated-entry-in-enum',
    why: 'vacuum compares strings, so it confuses `true` with `"true"`. A condition on a field that some clients send as a string lists both.',
  },
  {
    rule: 'info-contact',
    why: 'The service documentation names no contact.',
  },
  {
    rule: 'info-license',
    why: "The service documentation states no license. The package's license is in its `package.json`.",
  },
  {
    rule: 'no-unnecessary-combinator',
    why: 'Each condition between fields is an entry of `allOf` with its own description, even if there is only one.',
  },
  {
    rule: 'oas-missing-type',
    why: 'These are conditions between fields. Each field states its own type.',
  },
  {
    rule: 'oas-schema-check',
    why: 'The rule only considers one of several types. A UPC may be a string, limited by `pattern`, or a number, limited by `minimum` and `maximum`.',
  },
  {
    rule: 'oas3-missing-example',
    why: 'The rule looks for an example at each field. Here, every JSON body has a complete sample instead, and files in forms have no JSON example.',
  },
  {
    rule: 'openapi-tags-alphabetical',
    why: 'Tags are in the order in which a business needs them: settings, items, contacts, sales, purchases.',
  },
  {
    rule: 'operation-description',
    why: "Every operation and field has a description. The rule also wants one for each body, which would repeat the operation's.",
  },
  {
    rule: 'owasp-array-limit',
    why: 'As for Spectral: few lists have a documented limit.',
  },
  {
    rule: 'owasp-constrained-additionalProperties',
    why: 'Objects are open, because the service may send and accept more fields than are documented.',
  },
  {
    rule: 'owasp-define-error-responses-500',
    why: 'As for Spectral: the response `default` covers errors.',
  },
  {
    rule: 'owasp-integer-format',
    why: 'As for Spectral: no format fits all IDs.',
  },
  {
    rule: 'owasp-integer-limit',
    why: 'As for Spectral: few limits are documented.',
  },
  {
    rule: 'owasp-no-additionalProperties',
    why: 'As above: objects are open.',
  },
  {
    rule: 'owasp-no-numeric-ids',
    why: "These are the service's IDs.",
  },
  {
    rule: 'owasp-rate-limit',
    why: 'As for Spectral: no header that counts requests is documented.',
  },
  {
    rule: 'owasp-string-limit',
    why: 'As for Spectral: few lengths are documented.',
  },
  {
    rule: 'owasp-string-restricted',
    why: 'As for Spectral: many fields are free text.',
  },
];
