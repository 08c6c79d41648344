import { readFileSync } from 'node:fs';
import { shippedFile } from '../../contract/node/shipped.ts';
import type { Command } from '../command.ts';
import { findTags, readContract } from '../contract.ts';
import { oneOf, readOptions } from '../options.ts';
import { selectTags } from '../select.ts';

/** Prints the document, or the part of it that belongs to some tags. */
export const command: Command = {
  name: 'spec',
  summary: 'Print the OpenAPI document, whole or for chosen tags',
  help: `Prints the OpenAPI 3.1 document.

  inventory-service-api spec [--format yaml|json] [--tag <tag>]...

  --format <format>   yaml (default) or json
  --tag <tag>         only the operations of this tag and what they use; may be repeated

Examples:
  npx inventory-service-api spec > openapi.yaml
  npx inventory-service-api spec --format json | jq .info
  npx inventory-service-api spec --tag Invoices --tag "Credit notes" > sales.yaml`,
  async run(args) {
    const { values } = readOptions(args, {
      format: { type: 'string', default: 'yaml' },
      tag: { type: 'string', multiple: true },
    });
    const format = oneOf('--format', values.format, ['yaml', 'json']);
    process.stdout.write(
      values.tag
        ? await writePart(values.tag, format)
        : readFileSync(shippedFile(`generated/openapi.${format}`), 'utf8'),
    );
    return 0;
  },
};

async function writePart(tags: readonly string[], format: 'yaml' | 'json'): Promise<string> {
  const document = await readContract();
  const part = selectTags(document, findTags(document, tags));
  if (format === 'json') return `${JSON.stringify(part, null, 2)}\n`;
  const { writeYaml } = await import('../../contract/yaml.ts');
  return writeYaml(part);
}
