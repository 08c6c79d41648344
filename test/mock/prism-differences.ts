/** A status, or that the process has ended. */
export type Verdict = number | 'ends';

/** A kind of request on which the mock and the Prism CLI differ. */
interface Difference {
  prism: Verdict[];
  mock: Verdict[];
  why: string;
  /** The row of docs/contributing/compatibility.md that has it. */
  row: string;
}

/** Every kind of request whose verdicts differ. Where a kind is not listed here, both give the same status and body. */
export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'another prefix of the token': {
    prism: [200, 201],
    mock: [401],
    why: 'Prism takes any value of the header.',
    row: 'a prefix other than `Service-oauthtoken`',
  },
  'HEAD where there is GET': {
    prism: [405],
    mock: [200],
    why: 'Prism knows only the methods of the contract. HTTP asks for HEAD wherever there is GET.',
    row: '`HEAD`',
  },
  'another content type': {
    prism: [400],
    mock: [415],
    why: 'The contract documents no 415, so Prism turns it into the 400 that is there.',
    row: 'another content type',
  },
  'a body that is not described': {
    prism: [400],
    mock: [200],
    why: 'The contract describes no body there, and OpenAPI does not forbid one. The mock notes it.',
    row: 'a body that the contract does not describe',
  },
  'a field of another type': {
    prism: [400],
    mock: [200, 201],
    why: 'Where the contract only guesses the type, the mock takes others and says so. Prism refuses them.',
    row: "a type other than the contract's guess",
  },
  'a list for a body': {
    prism: [400],
    mock: [200, 201],
    why: 'The same of bodies that are not documented.',
    row: "a type other than the contract's guess",
  },
  'a wrong method of a literal URL': {
    prism: [200],
    mock: [405],
    why: 'Prism takes the literal for an id of the URL that has the method.',
    row: 'wrong method for a literal URL, `GET /invoices/email`',
  },
  'a name of the query in other letters': {
    prism: [200],
    mock: [400],
    why: 'Prism compares names of the query in lower case.',
    row: 'a query parameter in different letter case',
  },
  'a type that is not made': {
    prism: [406],
    mock: [200],
    why: 'Each answer has one type. RFC 9110 lets a server send it all the same, and so do most services.',
    row: '`Accept: text/html`',
  },
  'a code that does not exist': {
    prism: [204],
    mock: [400],
    why: 'Prism makes any code of the default answer, also where that is an error.',
    row: '`Prefer: code=204` where there is none',
  },
  'an example that does not exist': {
    prism: [404],
    mock: [400],
    why: 'A 404 could be taken for that of a record. The mock lists the examples.',
    row: '`Prefer: example=none`',
  },
  'a body in gzip': { prism: [400], mock: [201], why: 'Prism does not decompress.', row: 'a body in gzip' },
  'a malformed escape': {
    prism: ['ends'],
    mock: [400],
    why: 'Prism throws on it, outside of what it catches.',
    row: 'a malformed escape in the URL, a malformed form',
  },
  'a malformed form': {
    prism: ['ends'],
    mock: [400],
    why: 'As for a malformed escape.',
    row: 'a malformed escape in the URL, a malformed form',
  },
  'a download': {
    prism: [200],
    mock: [200],
    why: 'Prism sends the word "string". The mock sends a file that can be opened.',
    row: 'a download',
  },
};
