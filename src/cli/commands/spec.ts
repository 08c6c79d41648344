import { readFileSync } from 'node:fs';
import { shippedFile } from '../../contract/node/shipped.ts';
import { defineCommand } from '../command.ts';
import { findTags, readContract } from '../contract.ts';
import { selectTags } from '../select.ts';

/** Prints the document, or the part of it that belongs to some tags. */
export const command = defineCommand({
  name: 'spec',
  summary: 'Print the OpenAPI document, complete or for some tags',
  description: 'Prints the OpenAPI 3.1 document.',
  options: {
    format: { type: 'string', values: ['yaml', 'json'], default: 'yaml', description: 'format of the document' },
    tag: {
      type: 'string',
      multiple: true,
      description: 'only the operations of this tag and what they use; may be repeated',
      fallback: 'all',
    },
  },
  examples: [
    'spec > openapi.yaml',
    'spec --format json | jq .info',
    'spec --tag Invoices --tag "Credit notes" > sales.yaml',
  ],
  async run({ format, tag }) {
    process.stdout.write(
      tag ? await writePart(tag, format) : readFileSync(shippedFile(`generated/openapi.${format}`), 'utf8'),
    );
    return 0;
  },
});

async function writePart(tags: readonly string[], format: 'yaml' | 'json'): Promise<string> {
  const document = await readContract();
  const part = selectTags(document, findTags(document, tags));
  if (format === 'json') return `${JSON.stringify(part, null, 2)}\n`;
  const { writeYaml } = await import('../../contract/yaml.ts');
  return writeYaml(part);
}
