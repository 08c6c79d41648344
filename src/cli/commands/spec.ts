import { readFileSync } from 'node:fs';
import { isNode, type Node, type PathItem, readDocument, resolve } from '../../contract/index.ts';
import { shippedFile } from '../../contract/node/index.ts';
import { defineCommand } from '../command.ts';
import { DOCUMENT, findTags, notedPart, readAsWritten } from '../document.ts';
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
      description: 'only operations with this tag, and what they use; may be repeated',
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
  let document = await readAsWritten(file);
  for (const file of overlays) document = await withOverlay(document, file);
  const part = tags ? partOf(document, tags, file !== undefined) : document;
  if (format === 'json') return `${JSON.stringify(part, null, 2)}\n`;
  const { writeYaml } = await import('../../contract/yaml.ts');
  return writeYaml(part);
}

/** The part of a document that belongs to some tags. It is found by its references, so what these can't reach is left out of it. */
function partOf(written: Node, tags: readonly string[], isOther: boolean): unknown {
  const whole = readDocument(written);
  const document = isOther ? notedPart(whole) : whole;
  const part = selectTags(document, findTags(document, tags));
  const items = (written['paths'] ?? {}) as Record<string, PathItem>;
  const paths = Object.fromEntries(Object.keys(part.paths).map((url) => [url, resolve(written, items[url]!)]));
  return withoutAdded(part, { ...written, paths });
}

/** Keys that reading fills in, empty. */
const ADDED = new Set([
  ...['servers', 'tags', 'paths', 'components', 'schemas', 'parameters', 'responses', 'securitySchemes'],
  ...['content', 'schema'],
]);

/** Leaves out what reading has filled in where the document has nothing. */
function withoutAdded(part: unknown, written: unknown): unknown {
  if (Array.isArray(part)) return part.map((entry, index) => withoutAdded(entry, childOf(written, index)));
  if (!isNode(part)) return part;
  const fields = Object.entries(part).map(([key, value]) => [key, withoutAdded(value, childOf(written, key))] as const);
  return Object.fromEntries(
    fields.filter(([key, value]) => !ADDED.has(key) || childOf(written, key) !== undefined || !isEmpty(value)),
  );
}

function childOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
