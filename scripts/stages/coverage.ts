import { operationsOf, type DocumentedPart, type OpenApiDocument, type Operation } from '../../src/contract.ts';

const PARTS: readonly DocumentedPart[] = ['path', 'query', 'request-body', 'required-fields', 'response', 'scope', 'semantics'];

/** Writes the table of what is documented of each operation, and the parts that are inferred. */
export function generateCoverage(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const whole = operations.filter(({ notDocumented }) => notDocumented.length === 0);
  return `<!-- Made from openapi/ by \`npm run build\`. Do not edit. -->

# What is documented, and what is not

${operations.length} operations. ${whole.length} are documented whole; each of the others names the parts that the documents
of the service do not show. The contract fills those by its conventions, and marks what it fills:
\`x-not-documented\` on an operation, \`x-inferred\` on a part. Two things bear no mark: the type of a field to which the
documents give none, which follows the same field elsewhere or else the kind of field, and the description of a field on
which they have no note, which reads the name.

| not documented | operations |
|---|---:|
${PARTS.map((part) => `| ${part} | ${operations.filter(({ notDocumented }) => notDocumented.includes(part)).length} |`).join('\n')}

${document['x-tagGroups'].map((group) => groupTables(group, operations)).join('\n\n')}

## Inferred parts

| part | inferred from |
|---|---|
${inferredParts(document)
  .map(([pointer, reason]) => `| \`${pointer}\` | ${cell(reason)} |`)
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

function inferredParts(document: OpenApiDocument): [pointer: string, reason: string][] {
  const found: [string, string][] = [];
  const visit = (node: unknown, path: string[]): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-inferred' && typeof value === 'string') found.push([path.join('/'), value]);
      else if (key !== 'example') visit(value, [...path, key]);
    }
  };
  visit(document, []);
  return found;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}
