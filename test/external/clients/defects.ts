import { parse } from 'yaml';

/** Something that a generator gets wrong in a small document that is right. */
interface Defect {
  /** The targets that have it; the first one is tried. */
  targets: readonly string[];
  /** What goes wrong, and what the contract does about it. */
  what: string;
  /** A schema or a call in ten lines at most, which `documentOf` completes. */
  part: string;
  /** The file of the client that shows it; none if the generator refuses the document. */
  file?: string;
  /** What stands in the file, or in what the generator prints. */
  shows: RegExp;
}

/** An operation with an address of its own. */
const OWN_ADDRESS = `
/organizations:
  get:
    operationId: listOrganizations
    responses: { default: { description: Done. } }
    servers:
      - url: https://example.{tld}
        variables: { tld: { default: com, enum: [com, in] } }`;

/** Why clients are made from one edition and not from the other, or do not read everything. */
export const DEFECTS: readonly Defect[] = [
  {
    targets: ['typescript-fetch', 'typescript-axios', 'java'],
    what: "A field that is a list or a string gets a type that doesn't exist, so the 3.1 client doesn't compile. In the 3.0 edition, such a field has no type.",
    part: `
Line:
  type: object
  properties:
    serial_numbers:
      type: [array, string]
      items: { type: string }`,
    file: 'models/Line.ts',
    shows: /serialNumbers\?: string<string>/,
  },
  {
    targets: ['typescript-fetch'],
    what: 'An object that allows additional fields is written with each field twice, once under its client name. In this contract, this affects bundles, tax groups, bulk emails and credits applied to an invoice, also in requests.',
    part: `
Bundle:
  type: object
  additionalProperties: true
  properties:
    bundle_id: { type: string }`,
    file: 'models/Bundle.ts',
    shows: /\.\.\.value,\s*'bundle_id': value\['bundleId'\]/,
  },
  {
    targets: ['go'],
    what: "A number without a format gets 32 bits, so the client can't read numeric IDs. The 3.0 edition says 64 bits.",
    part: `
Item:
  type: object
  properties:
    item_id: { type: [string, integer] }`,
    file: 'model_item_item_id.go',
    shows: /Int32 \*int32/,
  },
  {
    targets: ['go'],
    what: 'A file in a form is sent as a string if the field refers to a file schema and has a description. In the 3.0 edition, the field contains that schema.',
    part: `
/files:
  post:
    operationId: addFile
    responses: { default: { description: Done. } }
    requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Upload' } } } }
Upload:
  type: object
  properties: { file: { $ref: '#/components/schemas/File', description: The file. } }
File: { type: string, contentMediaType: application/octet-stream }`,
    file: 'api_default.go',
    shows: /parameterAddToHeaderOrQuery\(localVarFormParams, "file"/,
  },
  {
    targets: ['openapi-python-client'],
    what: 'A file in a form is sent as a string, because the generator ignores `contentMediaType`. The 3.0 edition says `format: binary`.',
    part: `
/files:
  post:
    operationId: addFile
    responses: { default: { description: Done. } }
    requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Upload' } } } }
Upload:
  type: object
  properties: { file: { type: string, contentMediaType: application/octet-stream } }`,
    file: 'a_defect_client/models/upload.py',
    shows: /files\.append\(\("file", \(None, str\(self\.file\)\.encode\(\), "text\/plain"\)\)\)/,
  },
  {
    targets: ['oapi-codegen'],
    what: 'The generator rejects a parameter with two types, and with it the 3.1 document. The 3.0 edition refers to a named union.',
    part: `
/items:
  get:
    operationId: listItems
    responses: { default: { description: Done. } }
    parameters:
      - { name: page, in: query, schema: { type: [integer, string] } }`,
    shows: /unhandled Schema type: &\[integer string\]/,
  },
  {
    targets: ['python'],
    what: "The client can't read a list of objects that is one of several alternatives if a field of the objects has two types. In the 3.0 edition, such a field has no type, but then this generator writes `null` where it read no value.",
    part: `
Id: { type: [string, integer] }
Line:
  type: object
  properties: { line_id: { $ref: '#/components/schemas/Id' } }
Credit:
  type: object
  properties:
    lines:
      oneOf: [{ $ref: '#/components/schemas/Line' }, { type: array, items: { $ref: '#/components/schemas/Line' } }]`,
    file: 'openapi_client/models/credit_lines.py',
    shows: /oneof_schema_2_validator = json\.loads\(json_str\)/,
  },
  {
    targets: ['python'],
    what: "An operation's server URL is used without the values of its variables, and in place of the configured one, so `listOrganizations`, which has its own servers, can't be called.",
    part: OWN_ADDRESS,
    file: 'openapi_client/api/default_api.py',
    shows: /_hosts = \[\s*'https:\/\/example\.\{tld\}'\s*\]/,
  },
  {
    targets: ['typescript-axios'],
    what: "An operation's server variables are written into an object whose type has none, so the 3.1 client doesn't compile. The 3.0 edition has one URL for each value.",
    part: OWN_ADDRESS,
    file: 'base.ts',
    shows: /url: string,\s*description: string,\s*\}\[\];[\s\S]*variables: \{/,
  },
];

/** The whole document of a part: what starts with a slash is a path, the others are schemas, the last of which is read. */
export function documentOf(part: string): object {
  const entries = Object.entries(parse(part) as Record<string, unknown>);
  const paths = entries.filter(([name]) => name.startsWith('/'));
  const schemas = entries.filter(([name]) => !name.startsWith('/'));
  const schema = { $ref: `#/components/schemas/${schemas.at(-1)?.[0]}` };
  const answer = { description: 'Done.', content: { 'application/json': { schema } } };
  const read = { '/read': { get: { operationId: 'read', responses: { 200: answer } } } };
  return {
    openapi: '3.1.1',
    info: { title: 'A defect', version: '1' },
    paths: paths.length > 0 ? Object.fromEntries(paths) : read,
    components: { schemas: Object.fromEntries(schemas) },
  };
}
