import {
  isNode,
  type Node,
  nameOf,
  type OpenApiDocument,
  operationsOf,
  resolveSchema,
  type Schema,
  samplesOf,
} from '../../contract/index.ts';

export interface SampleRecords {
  /** All samples of a schema that has a name. */
  ofSchema(name: string): readonly Node[];
  /** The names of customers, vendors and companies. */
  parties: readonly string[];
}

/** Fields that name a customer, a vendor or a company. */
export const PARTY = /^(?:contact|company|customer|vendor)_name$/;

/** Collects the records in all samples of successful answers. */
export function recordsIn(document: OpenApiDocument): SampleRecords {
  const records = new Map<string, Node[]>();
  const parties = new Set<string>();

  function collect(schema: Schema, value: unknown): void {
    if (Array.isArray(value)) {
      const { items } = partOf(document, schema, 'array');
      if (isNode(items)) for (const entry of value) collect(items, entry);
      return;
    }
    if (!isNode(value)) return;
    const name = nameOf(schema.$ref);
    if (name !== undefined) records.set(name, [...(records.get(name) ?? []), value]);
    const { properties } = partOf(document, schema, 'object');
    for (const [field, inner] of Object.entries(value)) {
      if (PARTY.test(field) && typeof inner === 'string' && inner !== '') parties.add(inner);
      if (properties[field]) collect(properties[field], inner);
    }
  }

  for (const { responses, successStatus } of operationsOf(document)) {
    const media = responses[successStatus]?.content?.['application/json'];
    for (const { value } of media ? samplesOf(media) : []) collect(media!.schema, value);
  }
  return { ofSchema: (name) => records.get(name) ?? [], parties: [...parties] };
}

export interface Part {
  properties: Readonly<Record<string, Schema>>;
  items: Schema | undefined;
  /** The values that it may have, or that are known. */
  values: readonly unknown[];
}

/**
 * Puts together what a schema says of a value: what it refers to, all of `allOf`, and of `oneOf` and `anyOf` what is about
 * values of the type.
 */
export function partOf(document: OpenApiDocument, schema: Schema, type: 'array' | 'object' | 'scalar'): Part {
  const { allOf = [], oneOf = [], anyOf = [], ...rest } = resolveSchema(document, schema);
  const fitting = [...oneOf, ...anyOf].filter((choice) => hasType(resolveSchema(document, choice), type));
  const parts = [...allOf, ...fitting].map((each) => partOf(document, each, type));
  const items = isNode(rest.items) ? rest.items : parts.find((part) => part.items)?.items;
  const knownValues = rest['enum'] ?? rest['x-known-values'];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), rest.properties) as Part['properties'],
    items,
    values: Array.isArray(knownValues) ? knownValues : parts.flatMap(({ values }) => values),
  };
}

function hasType({ type, properties, items }: Schema, wanted: 'array' | 'object' | 'scalar'): boolean {
  if (wanted === 'object') return properties !== undefined || type === 'object';
  if (wanted === 'array') return items !== undefined || type === 'array';
  return !properties && !items;
}
