import { EXTENSIONS } from '../build/extensions.ts';
import { table } from './table.ts';

const HEAD = `# Extensions

The \`x-\` keys of the OpenAPI document. [What the marks mean](package.md#what-the-document-marks) says which ones to read, and what is
rejected because of them. In this table, a field is a property of a schema, an entry is an element of a list, a rule is an entry of
\`allOf\`, and a form is an entry of \`oneOf\`. The build rejects any other extension, place or value.`;

/** Every extension of the published document, and their schemas. */
export function extensionsPage(): string {
  const rows = Object.entries(EXTENSIONS).map(([name, { says, places, example, readers, isMade }]) => [
    `\`${name}\``,
    places.join(', '),
    isMade ? `${says} The build writes it.` : says,
    `\`${JSON.stringify(example)}\``,
    readers,
  ]);
  return `${HEAD}

${table(['extension', 'where', 'meaning', 'example', 'read by'], rows)}

## Their schemas

The schema of each key's value, in JSON Schema 2020-12:

\`\`\`json
${schemas()}
\`\`\`
`;
}

/** One schema in which each extension has a line of `$defs`. */
function schemas(): string {
  const lines = Object.entries(EXTENSIONS).map(([name, { schema }]) => `    "${name}": ${JSON.stringify(schema)}`);
  return `{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "$defs": {\n${lines.join(',\n')}\n  }\n}`;
}
