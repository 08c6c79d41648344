/** Why the document does not follow a rule of the linter. */
export interface Explanation {
  rule: string;
  why: string;
}

/** The rules of OWASP's list for APIs that the document does not follow everywhere. */
export const EXPLAINED: readonly Explanation[] = [
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
