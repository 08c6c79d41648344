import {
  mapChildren,
  type Node,
  nameOf,
  neededInWords,
  type OpenApiDocument,
  operationsOf,
  type Parameter,
  type Schema,
} from '../../../src/contract/index.ts';

/**
 * The document as types are made of it.
 *
 * Responses keep the type that was inferred where requests take others as well, and have the id that the server
 * generates. Descriptions say which parts are marked, and how. Rules between fields and samples are left out, since no type can hold them; as comments, samples would be a
 * third of all types.
 */
export function documentForTypes(withSamples: OpenApiDocument): OpenApiDocument {
  const document = withoutSamples(withSamples as unknown as Node) as unknown as OpenApiDocument;
  const sent = schemasOfRequests(document);
  const needs = neededFields(document);
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    explained(typed(withNeeds(schema, needs.get(name)), sent.has(name), document), needs.get(name)),
  ]);
  const parameters = Object.entries(document.components.parameters).map(([name, parameter]) => [
    name,
    { ...noted(parameter), schema: typed(parameter.schema, true, document) },
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

/** The fields that the sandbox needs of each body, by the name of its schema: those that every operation with the body needs. */
function neededFields(document: OpenApiDocument): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { requestBody, object } of operationsOf(document)) {
    const name = nameOf(requestBody?.content['application/json']?.schema.$ref);
    if (name === undefined) continue;
    const own = object['x-needed-by-sandbox'] ?? [];
    found.set(
      name,
      (found.get(name) ?? own).filter((field) => own.includes(field)),
    );
  }
  return found;
}

/** A schema whose fields say that the sandbox needs them. */
function withNeeds(schema: Schema, needed: readonly string[] = []): Schema {
  if (!schema.properties) return schema;
  const properties = mapValues(schema.properties, (property, name) =>
    needed.includes(name) ? { ...property, 'x-needed-by-sandbox': true } : property,
  );
  return { ...schema, properties };
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

/** Fields that every response is documented to have. */
const ENVELOPE: ReadonlySet<string> = new Set(['code', 'message']);

function typed(schema: Schema, isSent: boolean, document: OpenApiDocument): Schema {
  const { allOf: _rules, properties, items, ...rest } = schema;
  const generated = Object.entries(properties ?? {}).filter(([, property]) => !isSent && property['x-generated']);
  const required = [
    ...new Set([...generated.map(([name]) => name), ...(schema.required ?? []), ...likelyKeys(schema)]),
  ];
  return {
    ...rest,
    ...inferredType(schema, isSent),
    ...(required.length > 0 && { required }),
    ...(properties && {
      properties: mapValues(properties, (property, name) => {
        const isWithinGuess = schema['x-inferred'] !== undefined && !ENVELOPE.has(name);
        return noted(typed(described(property, document), isSent, document), isWithinGuess);
      }),
    }),
    ...(items && { items: typed(items, isSent, document) }),
  };
}

/** Returns the likely keys of a response. An undocumented response has no required ones in the document. */
function likelyKeys({ properties = {}, ...schema }: Schema): string[] {
  const isGuessedResponse = schema['x-inferred'] !== undefined && [...ENVELOPE].every((key) => key in properties);
  return isGuessedResponse ? Object.keys(properties).filter((key) => key !== 'page_context') : [];
}

/** Of several types the first is the one that was inferred; what is read keeps it, what is sent may have any. */
function inferredType(schema: Schema, isSent: boolean): Partial<Schema> {
  const isGuess = marksOf(schema).includes('type') || schema['x-inferred'] !== undefined;
  return isGuess && !isSent && Array.isArray(schema.type) ? { type: schema.type[0]! } : {};
}

function marksOf(schema: Node): readonly unknown[] {
  return [schema['x-not-documented'] ?? []].flat();
}

/** A field that refers to named values, with these: an editor shows the name of their type alone. */
function described(property: Schema, document: OpenApiDocument): Schema {
  const name = nameOf(property.$ref);
  const target = name === undefined ? undefined : document.components.schemas[name];
  const values = (target?.enum ?? target?.['x-known-values']) as unknown[] | undefined;
  if (!values) return property;
  const listed = values.flatMap((value) => (value === '' ? [] : `\`${String(value)}\``)).join(', ');
  const text = property.description ?? target!.description ?? '';
  return { ...property, description: `${text} ${target!.enum ? 'Values' : 'Known values'}: ${listed}.`.trim() };
}

/**
 * A field or a parameter whose description says how it is marked.
 *
 * @param isWithinGuess Whether it belongs to a schema that is a guess as a whole; false by default.
 */
function noted<Part extends Schema | Parameter>(part: Part, isWithinGuess = false): Part {
  const marks = marksOf(part as unknown as Node);
  const notes = [
    (part as Schema)['x-needed-by-sandbox'] === true && 'needed by the sandbox',
    (part['x-inferred'] !== undefined || isWithinGuess) && 'inferred',
    marks.includes('type') && 'type inferred',
    marks.includes('reference') && 'record inferred',
    (part as Schema).items?.['x-inferred'] !== undefined && 'entries inferred',
  ].filter(Boolean);
  return withText(part, notes.length > 0 && `(${notes.join('; ')})`, contradictionIn(part));
}

/** A named schema whose description says how it is marked, and who holds to what is a guess. */
function explained(schema: Schema, needed?: string[]): Schema {
  const keys = likelyKeys(schema).filter((key) => !ENVELOPE.has(key));
  const inferred = schema['x-inferred'] as string | undefined;
  return withText(
    schema,
    marksOf(schema).includes('empty-text') && '(empty text inferred)',
    ...neededInWords(needed),
    contradictionIn(schema),
    inferred !== undefined && `\n\nInferred: ${inferred}`,
    keys.length > 0 &&
      `The client checks that ${keys.map((key) => `\`${key}\``).join(', ')} is there; calls by path do not.`,
  );
}

function contradictionIn(part: Schema | Parameter): string | false {
  const said = (part as unknown as Node)['x-contradiction'] as string | undefined;
  return said !== undefined && `The service documentation says two things: ${said}`;
}

function withText<Part extends Schema | Parameter>(part: Part, ...texts: (string | false)[]): Part {
  const said = texts.filter((text) => text !== false);
  return said.length > 0 ? { ...part, description: [part.description ?? '', ...said].join(' ').trim() } : part;
}

function mapValues<Value>(
  object: Record<string, Value>,
  map: (value: Value, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
