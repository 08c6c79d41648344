import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from './publisher.schema.json' with { type: 'json' };

/** Who publishes the package, as `publisher.json` says it. The schema next to this file says what each address is for. */
export interface Publisher {
  author: string;
  repository: string;
  homepage: string;
  bugs: string;
  security: string;
  mcpName: string;
}

export type PublisherFile = { publisher: Publisher } | { problems: string[] };

type Field = keyof typeof schema.properties;

const validate = new Ajv2020({ allErrors: true }).compile<Publisher>(schema);

/** The file that whoever publishes fills in. */
export const publisherFile = (root: string): string => path.join(root, 'publisher.json');

/**
 * Reads who publishes the package.
 *
 * @throws Error if the file is missing or is no JSON.
 */
export function readPublisher(file: string): PublisherFile {
  const publisher: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (validate(publisher)) return { publisher };
  const problems = validate.errors!.map(({ instancePath, params, message }) => {
    if (params['additionalProperty']) return `${params['additionalProperty']} is not one of its fields.`;
    const field = (params['missingProperty'] ?? instancePath.slice(1)) as Field;
    const property = schema.properties[field];
    if (property === undefined) return `It ${message}.`;
    const value = (publisher as Partial<Publisher & { $schema: string }>)[field];
    return `${field} is ${describe(value)}. Put there: ${'description' in property ? property.description : property.type}`;
  });
  return { problems };
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  return `${JSON.stringify(value)}${/<.*>/.test(String(value)) ? ', a placeholder' : ''}`;
}

export function manifestFields({
  author,
  repository,
  homepage,
  bugs,
  security,
  mcpName,
}: Publisher): Record<string, unknown> {
  return {
    author,
    repository: { type: 'git', url: `git+${repository}.git` },
    homepage,
    bugs: { url: bugs },
    // npm has no such field; `npm view` shows it all the same.
    security,
    // The MCP registry looks here for the name of server.json.
    mcpName,
  };
}
