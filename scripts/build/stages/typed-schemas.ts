import { mapChildren, type Node, type OpenApiDocument, type Schema } from '../../../src/contract/index.ts';

/**
 * The document as types are made of it.
 *
 * Responses keep the type that was inferred where requests take others as well, and have the id that the server
 * generates. Rules between fields and samples are left out, since no type can hold them; as comments, samples would be a
 * third of all types.
 */
export function documentForTypes(withSamples: OpenApiDocument): OpenApiDocument {
  const document = withoutSamples(withSamples as unknown as Node) as unknown as OpenApiDocument;
  const sent = schemasOfRequests(document);
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    typed(schema, sent.has(name)),
  ]);
  const parameters = Object.entries(document.components.parameters).map(([name, parameter]) => [
    name,
    { ...parameter, schema: typed(parameter.schema, true) },
  ]);
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(schemas),
      parameters: Object.fromEntries(parameters),
    },
  };
}

function withoutSamples({ example: _example, examples: _examples, ...node }: Node): Node {
  return mapChildren(node, withoutSamples);
}

/** Names the schemas that a request body leads to. */
function schemasOfRequests(document: OpenApiDocument): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const name = key === '$ref' && String(value).split('/schemas/')[1];
      if (!name) visit(value);
      else if (!found.has(name)) {
        found.add(name);
        visit(document.components.schemas[name]);
      }
    }
  };
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) visit((operation as { requestBody?: unknown }).requestBody);
  }
  return found;
}

function typed(schema: Schema, isSent: boolean): Schema {
  const { allOf: _rules, properties, items, ...rest } = schema;
  const generated = Object.entries(properties ?? {}).filter(([, property]) => !isSent && property['x-generated']);
  const required = [
    ...new Set([...generated.map(([name]) => name), ...(schema.required ?? []), ...likelyKeys(schema)]),
  ];
  return {
    ...rest,
    ...inferredType(schema, isSent),
    ...(required.length > 0 && { required }),
    ...(properties && { properties: mapValues(properties, (property) => typed(property, isSent)) }),
    ...(items && { items: typed(items, isSent) }),
  };
}

/** What a response likely holds: the document requires none of it where it is not documented. */
function likelyKeys({ properties = {}, ...schema }: Schema): string[] {
  const isGuessedResponse = schema['x-inferred'] !== undefined && 'code' in properties && 'message' in properties;
  return isGuessedResponse ? Object.keys(properties).filter((key) => key !== 'page_context') : [];
}

/** Of several types the first is the one that was inferred; what is read keeps it, what is sent may have any. */
function inferredType(schema: Schema, isSent: boolean): Partial<Schema> {
  const isUndocumented = (schema['x-not-documented'] as string[] | undefined)?.includes('type') ?? false;
  const isGuess = isUndocumented || schema['x-inferred'] !== undefined;
  const note = isUndocumented ? { description: `${schema.description ?? ''} (type inferred)`.trim() } : {};
  return isGuess && !isSent && Array.isArray(schema.type) ? { type: schema.type[0]!, ...note } : note;
}

function mapValues<Value>(object: Record<string, Value>, map: (value: Value) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
