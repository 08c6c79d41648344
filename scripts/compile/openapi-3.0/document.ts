import type { OpenApiDocument, OperationObject, Schema } from '../../../src/contract/document.ts';
import { operationsOf } from '../../../src/contract/operations.ts';
import { Losses } from './losses.ts';
import { downgradeSchema } from './schema.ts';

/** The document as OpenAPI 3.0.3. */
export interface OpenApi30Document extends OpenApiDocument {
  /** What it does not say, though the document does: a sentence for each kind. */
  'x-lost': string[];
}

/**
 * Writes the document as OpenAPI 3.0.3, for tools that cannot read 3.1. It accepts all that the contract accepts, and
 * lists what it cannot say under `x-lost` and in its description.
 *
 * @throws Error if the document uses something for which no translation is written.
 */
export function downgrade(document: OpenApiDocument): OpenApi30Document {
  const losses = new Losses();
  const operations = new Map(operationsOf(document).map(({ id, object }) => [object, id]));

  function convert(node: unknown, place: string): unknown {
    if (Array.isArray(node)) return node.map((entry) => convert(entry, place));
    if (typeof node !== 'object' || node === null) return node;
    const id = operations.get(node as OperationObject);
    return Object.fromEntries(
      Object.entries(withScopesApart(node)).map(([key, value]) => [key, convertField(key, value, id ?? place)]),
    );
  }

  function convertField(key: string, value: unknown, place: string): unknown {
    if (key === 'example') return value;
    if (key === 'schema') return downgradeSchema(value as Schema, place, losses);
    return convert(value, place);
  }

  const {
    openapi,
    info,
    paths,
    components: { schemas, ...components },
    ...others
  } = document;
  if (!openapi.startsWith('3.1.')) throw new Error(`The document is OpenAPI ${openapi}, not 3.1`);
  const converted = {
    paths: convert(paths, 'paths') as OpenApiDocument['paths'],
    components: {
      ...Object.fromEntries(Object.entries(components).map(([kind, entries]) => [kind, convertEach(entries, convert)])),
      schemas: convertEach(schemas, (schema, name) => downgradeSchema(schema, name, losses)),
    } as OpenApiDocument['components'],
  };
  const lost = losses.list();
  return { openapi: '3.0.3', 'x-lost': lost, info: infoOf(info, lost), ...others, ...converted };
}

function convertEach<Value, Result>(
  entries: Record<string, Value>,
  convert: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, convert(value, name)]));
}

/** 3.0 has no summary of a document; and its readers should know what it is. */
function infoOf(
  { summary, description, ...info }: OpenApiDocument['info'] & { summary?: string },
  lost: readonly string[],
): OpenApiDocument['info'] {
  const edition = `**This edition** is OpenAPI 3.0.3, made from the OpenAPI 3.1 document for tools that cannot read it. It does not hold:\n\n${lost
    .map((sentence) => `- ${sentence}`)
    .join('\n')}\n`;
  return { ...info, description: [summary, description.trimEnd(), edition].filter(Boolean).join('\n\n') };
}

/** In 3.0 an `apiKey` has no scopes, so an operation says them in a field of its own. */
function withScopesApart(node: object): object {
  const { security, ...operation } = node as Partial<OperationObject>;
  if (!security) return node;
  const scopes = security.flatMap((requirement) => Object.values(requirement).flat());
  const requirements = security.map((requirement) => convertEach(requirement, () => []));
  return { ...operation, security: requirements, ...(scopes.length > 0 && { 'x-scopes': scopes }) };
}
