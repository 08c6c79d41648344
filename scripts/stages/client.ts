import { conditionInWords, ruleInWords } from '../../src/contract/words.ts';
import {
  type MediaType,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
} from '../../src/contract.ts';

const BANNER = '// Made from openapi/ by `npm run build`. Do not edit.\n';

/** Writes the methods of a client: their types, one interface per resource, and the table that they are made from. */
export function generateClient(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const resources = document.tags.map(({ name }) => ({
    tag: name,
    operations: operations.filter(({ tag }) => tag === name),
  }));
  return [
    BANNER,
    "import type { List } from '../src/client/paging.ts';",
    "import type { CallOptions } from '../src/client/transport.ts';",
    "import type { Upload } from '../src/client/upload.ts';",
    "import type * as models from './models.ts';\n",
    '/** Which page of a list to get; neither parameter is documented, both are taken from `page_context`. */',
    'export interface PageQuery {',
    '  /** Number of the page, counted from 1. */',
    '  page?: number;',
    '  /** Most records that a page may hold, 200 by default. */',
    '  per_page?: number;',
    '}\n',
    '/** The resources of the service, each with a method per operation. */',
    'export interface Resources {',
    ...resources.map(({ tag }) => `  readonly ${resourceName(tag)}: ${pascalCase(tag)}Resource;`),
    '}\n',
    ...resources.map((resource) => `${resourceInterface(document, resource.tag, resource.operations)}\n`),
    '/** Each method as `operationId METHOD path flags`; see src/client/resources.ts. */',
    'export const table: Record<string, Record<string, string>> = {',
    ...resources.map(
      ({ tag, operations: own }) =>
        `  ${resourceName(tag)}: {\n${own.map((operation) => tableRow(document, operation)).join('\n')}\n  },`,
    ),
    '};\n',
  ].join('\n');
}

/**
 * The name of a method: that of the contract (`x-method`), or else the operationId less the name of its resource.
 *
 * `createTax` is `create` and `listInvoiceComments` is `listComments`.
 */
export function methodName({ id, tag, object }: Pick<Operation, 'id' | 'tag' | 'object'>): string {
  if (object['x-method'] !== undefined) return object['x-method'];
  const plural = pascalCase(tag);
  const singular = plural.replace(/(?<=x)es$|s$/, '');
  const [, verb, rest] = new RegExp(`^([a-z]\\w*?)(?:${plural}|${singular})((?![a-z]).*)$`).exec(id) ?? [];
  return verb === undefined ? id : `${verb}${rest}`;
}

/** The name of a resource in the client: its tag in camelCase. */
export function resourceName(tag: string): string {
  const name = pascalCase(tag);
  return name[0]!.toLowerCase() + name.slice(1);
}

function pascalCase(tag: string): string {
  return tag
    .split(/[ -]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
}

function resourceInterface(document: OpenApiDocument, tag: string, operations: Operation[]): string {
  return [
    `/** ${tag}. */`,
    `export interface ${pascalCase(tag)}Resource {`,
    ...operations.map((operation) => methodSignature(document, operation)),
    '}',
  ].join('\n');
}

function methodSignature(document: OpenApiDocument, operation: Operation): string {
  const { object, scope, notDocumented } = operation;
  const lines = [
    object.description,
    ...(scope ? [`Scope: \`${scope}\`.`] : ['The scope is not documented.']),
    ...(notDocumented.length > 0 ? [`Not documented: ${notDocumented.join(', ')}.`] : []),
    ...factsInWords(object),
    `\`${operation.method.toUpperCase()} ${operation.path}\``,
  ];
  const query = queryOf(operation);
  const body = bodyType(operation);
  const parameters = [
    ...idsOf(operation).map(({ name }) => `${name}: string`),
    ...(body ? [`body${object.requestBody?.required ? '' : '?'}: ${body}`] : []),
    ...(query.length > 0 ? [`query${query.some(({ required }) => required) ? '' : '?'}: ${queryType(query)}`] : []),
    'options?: CallOptions',
  ];
  return `${indent(docComment(lines))}  ${methodName(operation)}(${parameters.join(', ')}): ${resultType(document, operation)};`;
}

/** What the contract states of a call beyond its parts: the state that it leads to, and rules between query and body. */
function factsInWords({ 'x-transition': transition, 'x-rules': rules = [] }: Operation['object']): string[] {
  const state = transition && (transition.to === null ? 'a state that is not named' : `\`${transition.to}\``);
  return [...(transition ? [`Leads to ${state}${conditionInWords(transition.when)}.`] : []), ...rules.map(ruleInWords)];
}

function tableRow(document: OpenApiDocument, operation: Operation): string {
  const { id, method, path, object } = operation;
  const list = listOf(document, operation);
  const flags = [
    object.requestBody && 'body',
    queryOf(operation).length > 0 && 'query',
    list && `list:${list.key}`,
    !jsonOf(operation) && 'file',
  ].filter(Boolean);
  return `    ${methodName(operation)}: '${[id, method.toUpperCase(), path, ...flags].join(' ')}',`;
}

function idsOf({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === 'path');
}

function queryOf({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'organization_id');
}

function queryType(parameters: Parameter[]): string {
  const isPaging = ({ name }: Parameter): boolean => name === 'page' || name === 'per_page';
  const own = parameters.filter((parameter) => !isPaging(parameter));
  const fields = own.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${primitive(schema)}`);
  return [
    ...(own.length > 0 ? [`{ ${fields.join('; ')} }`] : []),
    ...(parameters.some(isPaging) ? ['PageQuery'] : []),
  ].join(' & ');
}

function primitive(schema: Schema): string {
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'boolean' ? 'boolean' : 'string';
}

function bodyType({ object }: Operation): string | undefined {
  const types = Object.entries(object.requestBody?.content ?? {}).map(([type, { schema }]) =>
    type === 'multipart/form-data' ? `Upload<${model(schema)}>` : model(schema),
  );
  return types.join(' | ') || undefined;
}

function resultType(document: OpenApiDocument, operation: Operation): string {
  const response = jsonOf(operation);
  if (!response) return 'Promise<File>';
  const list = listOf(document, operation);
  return list ? `List<${model(response.schema)}, models.${list.row}>` : `Promise<${model(response.schema)}>`;
}

/** Where a list has its records, and what they are. */
function listOf(document: OpenApiDocument, operation: Operation): { key: string; row: string } | undefined {
  const response = jsonOf(operation);
  if (!response || !operation.parameters.some(({ name }) => name === 'page')) return undefined;
  const schema = document.components.schemas[nameOf(response.schema)];
  const [key, records] =
    Object.entries(schema?.properties ?? {}).find(([, property]) => property.type === 'array') ?? [];
  return key && records?.items ? { key, row: nameOf(records.items) } : undefined;
}

function jsonOf({ object, successStatus }: Operation): MediaType | undefined {
  return object.responses[successStatus]?.content?.['application/json'];
}

function model(schema: Schema): string {
  return `models.${nameOf(schema)}`;
}

function nameOf(schema: Schema): string {
  return schema.$ref!.split('/').at(-1)!;
}

function docComment(lines: string[]): string {
  const text = lines.flatMap((line) => line.trim().split('\n'));
  if (text.length === 1) return `/** ${text[0]} */\n`;
  return `/**\n${text.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
