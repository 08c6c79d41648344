import {
  commonField,
  conventionsOf,
  type DocumentedPart,
  fieldAtKeys,
  inferredParts,
  type OpenApiDocument,
  type Operation,
  observedInWords,
  observedParts,
  operationsOf,
  ruleInWords,
  type Schema,
  SEE_SCHEMA,
  sampleOf,
  statesOf,
  transitionCells,
  walk,
} from '../../../src/contract/index.ts';
import { CLOSED, EMPTY_TOO } from '../closed.ts';

const PARTS: Readonly<Record<DocumentedPart, string>> = {
  path: 'a part of the URL',
  query: 'query parameters, or whether there are further ones',
  'request-body': 'the request body, or some of its fields',
  'required-fields': 'which fields of the body are required',
  response: 'the response, or a part of it',
  scope: 'the scope',
  semantics: 'the conditions and effects of a transition, or the state that a new record starts in',
};

/** The transitions, in the order of the tags. */
function transitionRows(document: OpenApiDocument, operations: readonly Operation[]): string[] {
  const { transitions } = statesOf(document, operations);
  return document.tags.flatMap(({ name }) =>
    transitions
      .filter(({ operation }) => operation.tag === name)
      .map((transition) => line(transitionCells(transition))),
  );
}

/** Writes the table of what is documented of each operation, and the parts that are inferred. */
export function generateCoverage(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const complete = operations.filter(({ notDocumented }) => notDocumented.length === 0);
  return `<!-- Made from openapi/ by \`npm run build\`. Do not edit. -->

# What is documented, and what is not

The contract is made from two documents that describe the service. What they state is documented; the rest is inferred.

${operations.length} operations. ${complete.length} of them are completely documented; the others list the parts that are not. The
service documentation states neither the success status nor the error responses of any operation; those are inferred. Where
it contradicts itself, a part counts as documented, and both readings pass.
${undocumentedOperations(operations)}
Every guess is marked. It has a plausible type, so generated code stays usable. The mock, the verifier and the published
schemas never reject anything because of a guess. The sandbox rejects values that its records can't store, which is the assumption
\`records.value-types\`. The marks are \`x-not-documented\` on an operation or a field, and \`x-inferred\`
on a part; [what the marks mean](../docs/package.md#what-the-document-marks) explains them. A few shared forms [stay closed](#what-stays-closed)
next to a mark, each for a reason.

| mark | not documented | operations |
|---|---|---:|
${Object.entries(PARTS)
  .map(([part, meaning]) => `| ${part} | ${meaning} | ${count(operations, part as DocumentedPart)} |`)
  .join('\n')}

${(document['x-tagGroups'] ?? []).map((group) => groupTables(group, operations)).join('\n\n')}

## Operations that are mentioned and not shown

The service documentation says that these exist, but shows neither their URLs nor their requests and responses.

| resource | operations |
|---|---|
${mentionedRows(document).join('\n')}

## Types of fields

A field to which the service documentation gives no type has the type of the same field elsewhere, or that of its kind; it is marked
with \`x-not-documented: [type]\`.

| resource | fields | without a documented type |
|---|---:|---:|
${fieldRows(document, operations).join('\n')}

## Transitions

| operation | leads to |
|---|---|
${transitionRows(document, operations).join('\n')}

## Rules between query and body

| operation | rule |
|---|---|
${operations.flatMap(({ id, object }) => (object['x-rules'] ?? []).map((rule) => line([`\`${id}\``, ruleInWords(rule)]))).join('\n')}

## Where the service documentation says two things

Both readings pass.

| part | the two readings |
|---|---|
${contradictionRows(document, operations).join('\n')}

## What stays closed

In the document, these refuse values wherever they stand, next to a mark as well, although no document states them for each place.

| part | why |
|---|---|
${listedRows(document, CLOSED).join('\n')}

## What takes the empty text as well

The service documentation states the values of these; that a value may be empty is assumed. It refuses nothing.

| part | why |
|---|---|
${listedRows(document, EMPTY_TOO).join('\n')}

## What is inferred, and from what

\`Schema.field\` is a field of a schema, and \`Schema[]\` an entry of a list.

| part | inferred from |
|---|---|
${inferredRows(document, operations).join('\n')}
${observedSection(document, operations)}`;
}

function undocumentedOperations(operations: readonly Operation[]): string {
  const [observed, inferred] = (['observed', 'inferred'] as const).map(
    (basis) => operations.filter((operation) => operation.basis === basis).length,
  );
  if (observed === 0 && inferred === 0) return '';
  return `
Operations that no document shows: ${observed} that traffic shows (\`x-observed\`), and ${inferred} that are guesses
(\`x-inferred\`). Their rows say so.
`;
}

/** The parts that rest on what was seen of the service; nothing if there are none. */
function observedSection(document: OpenApiDocument, operations: readonly Operation[]): string {
  const parts = observedParts(document);
  if (parts.length === 0) return '';
  const rows = parts.map(({ path, part, observed }) =>
    line([partName(operations, part, path), observedInWords(observed)]),
  );
  return `
## What was observed

The service documentation does not show these parts; recorded traffic does (\`x-observed\`).

| part | seen |
|---|---|
${rows.join('\n')}
`;
}

function count(operations: readonly Operation[], part: DocumentedPart): number {
  return operations.filter(({ notDocumented }) => notDocumented.includes(part)).length;
}

function groupTables(group: { name: string; tags: string[] }, operations: Operation[]): string {
  const tables = group.tags.map((tag) => {
    const rows = operations.filter((operation) => operation.tag === tag).map(row);
    return `### ${tag}\n\n| operation | URL | scope | samples | not documented |\n|---|---|---|---|---|\n${rows.join('\n')}`;
  });
  return `## ${group.name}\n\n${tables.join('\n\n')}`;
}

function row(operation: Operation): string {
  const { id, method, path, scope, basis, notDocumented } = operation;
  const open = basis === 'documented' ? notDocumented.join(', ') || '–' : `all of it (only ${basis})`;
  return line([id, `\`${method.toUpperCase()} ${path}\``, scope ? `\`${scope}\`` : '–', samples(operation), open]);
}

function samples({ object, successStatus }: Operation): string {
  const request = sampleOf(object.requestBody?.content['application/json']);
  const response = sampleOf(object.responses[successStatus]?.content?.['application/json']);
  return [request !== undefined && 'request', response !== undefined && 'response'].filter(Boolean).join(', ') || '–';
}

/** Counts fields by the first resource that uses them; what every response carries is left out. */
function fieldRows(document: OpenApiDocument, operations: readonly Operation[]): string[] {
  const seen = new Set<string>();
  const rows = document.tags.map(({ name: tag }) => {
    const fields = operations
      .filter((operation) => operation.tag === tag)
      .flatMap(({ object }) => fieldsBelow(document, [object.requestBody, object.responses], seen));
    return { tag, fields: fields.length, untyped: fields.filter(isUntyped).length };
  });
  const sum = (key: 'fields' | 'untyped'): number => rows.reduce((total, row) => total + row[key], 0);
  return [...rows, { tag: 'all', fields: sum('fields'), untyped: sum('untyped') }].map(({ tag, fields, untyped }) =>
    line([tag, String(fields), String(untyped)]),
  );
}

function fieldsBelow(document: OpenApiDocument, node: unknown, seen: Set<string>): Schema[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const name = key === '$ref' ? String(value).split('/schemas/')[1] : undefined;
    if (name === undefined) return key === 'example' ? [] : fieldsBelow(document, value, seen);
    if (seen.has(name)) return [];
    seen.add(name);
    const schema = document.components.schemas[name]!;
    const isResponse = 'message' in (schema.properties ?? {});
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([field]) => !isResponse || !conventionsOf(document).envelope.includes(field),
    );
    return [...fields.map(([, field]) => field), ...fieldsBelow(document, schema, seen)];
  });
}

function isUntyped(field: Schema): boolean {
  return (field['x-not-documented'] as string[] | undefined)?.includes('type') ?? false;
}

/** One row for each reason, with the parts that it is given for. */
function inferredRows(document: OpenApiDocument, operations: readonly Operation[]): string[] {
  return inferredParts(document).map(({ reason, parts }) => {
    const field = commonField(parts);
    const names = parts.map(({ path, part }) => partName(operations, part, path));
    return line([
      field === undefined ? names.join(', ') : `\`${field}\` of ${parts.length} schemas`,
      reason.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim(),
    ]);
  });
}

/** The parts that a list of the build names, each with its reason. */
function listedRows({ components }: OpenApiDocument, list: ReadonlyMap<string, string>): string[] {
  return (['schemas', 'parameters'] as const).flatMap((kind) =>
    [...list]
      .filter(([name]) => name in components[kind])
      .map(([name, reason]) => line([`${COMPONENTS[kind]} \`${name}\``, reason])),
  );
}

function mentionedRows({ tags }: OpenApiDocument): string[] {
  return tags.flatMap(({ name, 'x-mentioned': calls }) => (calls ? [line([name, calls.join(', ')])] : []));
}

function contradictionRows(document: OpenApiDocument, operations: readonly Operation[]): string[] {
  return [...walk(document)].flatMap(({ node, path }) => {
    const readings = node['x-contradiction'];
    return typeof readings === 'string' ? [line([partName(operations, node, path), readings.trim()])] : [];
  });
}

const COMPONENTS: Record<string, string> = { schemas: 'schema', parameters: 'parameter', responses: 'response' };

/** Names a part for a reader: by its schema, parameter, response, operation or server instead of its place in the file. */
function partName(operations: readonly Operation[], part: object, path: readonly string[]): string {
  const [root = '', kind = '', name = '', ...inner] = path;
  if (root === 'info') return 'all operations';
  if (root === 'components') {
    const named = `${COMPONENTS[kind] ?? kind} \`${name}${fieldAtKeys(inner)}\``;
    const fields = Object.values((part as Schema).properties ?? {});
    const count = fields.filter((field) => field['x-inferred'] === SEE_SCHEMA).length;
    return 'x-inferred-fields' in part ? `${named}: ${count} fields` : named;
  }
  const server = 'url' in part && `server \`${part.url}\``;
  const status = inner[0] === 'responses' ? ` ${inner[1]}` : '';
  const operation = root === 'paths' && `\`${operationIdAt(operations, kind, name) ?? kind}${status}\``;
  return [operation, server].filter(Boolean).join(', ');
}

function operationIdAt(operations: readonly Operation[], url: string, method: string): string | undefined {
  return operations.find((operation) => operation.path === url && operation.method === method)?.id;
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
