import { readFileSync } from 'node:fs';
import { shippedFile } from '../../contract/node/index.ts';
import { defineCommand } from '../command.ts';
import { DOCUMENT, findTags, readContract, readWhole } from '../document.ts';
import { withOverlay } from '../read-overlay.ts';
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
    overlay: {
      type: 'string',
      value: '<file>',
      multiple: true,
      description: 'OpenAPI Overlay to apply, YAML or JSON; may be repeated',
      fallback: 'none',
    },
    ...DOCUMENT,
  },
  examples: [
    'spec > openapi.yaml',
    'spec --format json | jq .info',
    'spec --tag Invoices --tag "Credit notes" > sales.yaml',
    'spec --overlay overlay.yaml > patched.yaml',
  ],
  async run({ format, tag, overlay, document }) {
    process.stdout.write(
      tag || overlay || document !== undefined || format === 'json'
        ? await writePart(tag, overlay, format, document)
        : readFileSync(shippedFile('generated/openapi.yaml'), 'utf8'),
    );
    return 0;
  },
});

async function writePart(
  tags: readonly string[] | undefined,
  overlays: readonly string[] = [],
  format: 'yaml' | 'json',
  file: string | undefined,
): Promise<string> {
  // A part of a document is found by its references, so what these cannot reach is left out of it.
  let document = await (tags ? readContract(file) : readWhole(file));
  for (const file of overlays) document = await withOverlay(document, file);
  const part = tags ? selectTags(document, findTags(document, tags)) : document;
  if (format === 'json') return `${JSON.stringify(part, null, 2)}\n`;
  const { writeYaml } = await import('../../contract/yaml.ts');
  return writeYaml(part);
}
