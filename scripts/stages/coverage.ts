import type { DocumentedPart, OpenApiDocument } from '../../src/contract/document.ts';
import { inferredParts } from '../../src/contract/inferred.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';

const PARTS: readonly DocumentedPart[] = [
  'path',
  'query',
  'request-body',
  'required-fields',
  'response',
  'scope',
  'semantics',
];

/** Writes the table of what is documented of each operation, and the parts that are inferred. */
export function generateCoverage(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const whole = operations.filter(({ notDocumented }) => notDocumented.length === 0);
  return `<!-- Made from openapi/ by \`npm run build\`. Do not edit. -->

# What is documented, and what is not

The contract is made from two documents that describe the service. What they state is documented; the rest is inferred.

${operations.length} operations. ${whole.length} are documented whole: no part of them is listed as not documented. Each of the other
${operations.length - whole.length} names the parts that the service's documents do not show. For no operation do they show the status of success,
or the responses to a failure; those are inferred throughout.

The contract fills what is not shown by its conventions, and marks what it fills: \`x-not-documented\` on an operation,
\`x-inferred\` on a part. Two things bear no mark: the type of a field to which the documents give none, which follows the
same field elsewhere or else the kind of field, and the description of a field on which they have no note, which reads
the name.

| not documented | operations |
|---|---:|
${PARTS.map((part) => `| ${part} | ${operations.filter(({ notDocumented }) => notDocumented.includes(part)).length} |`).join('\n')}

${(document['x-tagGroups'] ?? []).map((group) => groupTables(group, operations)).join('\n\n')}

## What is inferred, and from what

\`Schema.field\` is a field of a schema, and \`Schema[]\` an entry of a list.

| part | inferred from |
|---|---|
${inferredParts(document)
  .map(({ path, part, reason }) => `| ${partName(operations, part, path)} | ${cell(reason)} |`)
  .join('\n')}
`;
}

function groupTables(group: { name: string; tags: string[] }, operations: Operation[]): string {
  const tables = group.tags.map((tag) => {
    const rows = operations.filter((operation) => operation.tag === tag).map(row);
    return `### ${tag}\n\n| operation | URL | scope | samples | not documented |\n|---|---|---|---|---|\n${rows.join('\n')}`;
  });
  return `## ${group.name}\n\n${tables.join('\n\n')}`;
}

function row(operation: Operation): string {
  const { id, method, path, scope, notDocumented } = operation;
  return `| ${id} | \`${method.toUpperCase()} ${path}\` | ${scope ? `\`${scope}\`` : '–'} | ${samples(operation)} | ${notDocumented.join(', ') || '–'} |`;
}

function samples({ object, successStatus }: Operation): string {
  const request = object.requestBody?.content['application/json']?.example;
  const response = object.responses[successStatus]?.content?.['application/json']?.example;
  return [request !== undefined && 'request', response !== undefined && 'response'].filter(Boolean).join(', ') || '–';
}

const COMPONENTS: Record<string, string> = { schemas: 'schema', parameters: 'parameter', responses: 'response' };

/** Names a part for a reader: by its schema, parameter, response, operation or server instead of its place in the file. */
function partName(operations: readonly Operation[], part: object, path: readonly string[]): string {
  const [root = '', kind = '', name = '', ...inner] = path;
  if (root === 'info') return 'all operations';
  if (root === 'components') return `${COMPONENTS[kind] ?? kind} \`${name}${fieldName(inner)}\``;
  const server = 'url' in part && `server \`${part.url}\``;
  const operation = root === 'paths' && `\`${operationIdAt(operations, kind, name) ?? kind}\``;
  return [operation, server].filter(Boolean).join(', ');
}

function operationIdAt(operations: readonly Operation[], url: string, method: string): string | undefined {
  return operations.find((operation) => operation.path === url && operation.method === method)?.id;
}

/** The field that a path inside a schema leads to, as `.field` or `.list[]`. */
function fieldName(path: readonly string[]): string {
  return path
    .flatMap((key, index) => {
      if (path[index - 1] === 'properties') return `.${key}`;
      return key === 'items' ? '[]' : [];
    })
    .join('');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}
