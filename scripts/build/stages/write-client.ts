import { expandRow, operationIdOf } from '../../../src/client/index.ts';
import {
  conditionInWords,
  hasOpenBody,
  type MediaType,
  methodName,
  nameOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
  pascalCase,
  resolve,
  resourceName,
  ruleInWords,
  type Schema,
} from '../../../src/contract/index.ts';

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
    "import type { CallOptions, CallPromise, List, ListOptions, PageQuery, Upload } from '../src/client/surface.ts';",
    "import type * as models from './models.ts';\n",
    '/** The resources of the service, each with a method per operation. */',
    'export interface Resources {',
    ...resources.map(({ tag }) => `  readonly ${resourceName(tag)}: ${pascalCase(tag)}Resource;`),
    '}\n',
    ...resources.map((resource) => `${resourceInterface(document, resource.tag, resource.operations)}\n`),
    '/** Each method as `METHOD path flags`, or empty where that is the convention; see src/client/operation.ts. */',
    'export const table: Record<string, Record<string, string>> = {',
    ...resources.map(
      ({ tag, operations: own }) => `  ${resourceName(tag)}: {\n${tableRows(document, own).join('\n')}\n  },`,
    ),
    '};\n',
  ].join('\n');
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
  const { description, object, scope, basis, notDocumented } = operation;
  const lines = [
    description,
    ...(scope ? [`Scope: \`${scope}\`.`] : ['The scope is not documented.']),
    ...(basis === 'documented' ? [] : [`No document shows this call; it was ${basis}.`]),
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
    `options?: ${listOf(document, operation) ? 'ListOptions' : 'CallOptions'}`,
  ];
  return `${indent(docComment(lines))}  ${methodName(operation)}(${parameters.join(', ')}): ${resultType(document, operation)};`;
}

/** The rows of a resource, each as short as it can be. */
function tableRows(document: OpenApiDocument, operations: Operation[]): string[] {
  const find = (...names: string[]): Operation | undefined =>
    operations.find((operation) => names.includes(methodName(operation)));
  const record = find('get', 'update', 'delete') ?? find('list', 'create');
  const list = find('list');
  const key = list && listOf(document, list)?.key;
  const common = [record?.path ?? '', key].filter(Boolean).join(' ');
  const rows = operations.map((operation) => {
    const method = methodName(operation);
    const row = tableRow(document, operation);
    const short = record ? row.replace(record.path, '$') : row;
    const fitting = ['', short, row].find((candidate) => expandRow(method, candidate, common) === row);
    return `    ${method}: '${fitting}',`;
  });
  return [...(common ? [`    $: '${common}',`] : []), ...rows];
}

/** What the contract states of a call beyond its parts: the state that it leads to, and rules between query and body. */
function factsInWords({ 'x-transition': transition, 'x-rules': rules = [] }: Operation['object']): string[] {
  const state = transition && (transition.to === null ? 'a state that is not named' : `\`${transition.to}\``);
  return [...(transition ? [`Leads to ${state}${conditionInWords(transition.when)}.`] : []), ...rules.map(ruleInWords)];
}

function tableRow(document: OpenApiDocument, operation: Operation): string {
  const { id, method, path, object } = operation;
  const list = listOf(document, operation);
  const fileField = fileFieldOf(document, operation);
  const flags = [
    object.requestBody?.content['application/json'] && !hasOpenBody(object) && 'json',
    fileField && `upload:${fileField}`,
    queryOf(operation).length > 0 && 'query',
    list && `list:${list.key}`,
    !jsonOf(operation) && 'file',
    operationIdOf(resourceName(operation.tag), methodName(operation)) !== id && `id:${id}`,
  ].filter(Boolean);
  return [method.toUpperCase(), path, ...flags].join(' ');
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

function primitive({ type }: Schema): string {
  const primitives = [type].flat().map((name) => {
    if (name === 'integer' || name === 'number') return 'number';
    return name === 'boolean' ? 'boolean' : 'string';
  });
  return [...new Set(primitives)].join(' | ');
}

function bodyType({ object }: Operation): string | undefined {
  // What nothing is known of can be sent with a path call.
  if (hasOpenBody(object)) return undefined;
  const types = Object.entries(object.requestBody?.content ?? {}).map(([type, { schema }]) =>
    type === 'multipart/form-data' ? `Upload<${model(schema)}>` : model(schema),
  );
  return types.join(' | ') || undefined;
}

function resultType(document: OpenApiDocument, operation: Operation): string {
  const response = jsonOf(operation);
  if (!response) return 'CallPromise<File>';
  const list = listOf(document, operation);
  return list ? `List<${model(response.schema)}, models.${list.row}>` : `CallPromise<${model(response.schema)}>`;
}

/** Where a list has its records, and what they are. */
function listOf(document: OpenApiDocument, operation: Operation): { key: string; row: string } | undefined {
  const response = jsonOf(operation);
  if (!response || !operation.parameters.some(({ name }) => name === 'page')) return undefined;
  const [key, records] =
    Object.entries(resolve(document, response.schema).properties ?? {}).find(
      ([, property]) => property.type === 'array',
    ) ?? [];
  return key && records?.items ? { key, row: nameOf(records.items.$ref!) } : undefined;
}

/** The field of a form that holds the file. */
function fileFieldOf(document: OpenApiDocument, { object }: Operation): string | undefined {
  const form = object.requestBody?.content['multipart/form-data'];
  if (!form) return undefined;
  const [field] =
    Object.entries(resolve(document, form.schema).properties ?? {}).find(
      ([, property]) => resolve(document, property)['contentMediaType'],
    ) ?? [];
  if (field === undefined) throw new Error(`${object.operationId} takes a form, but no field of it is a file`);
  return field;
}

function jsonOf({ object, successStatus }: Operation): MediaType | undefined {
  return object.responses[successStatus]?.content?.['application/json'];
}

function model(schema: Schema): string {
  return `models.${nameOf(schema.$ref!)}`;
}

function docComment(lines: string[]): string {
  const text = lines.flatMap((line) => line.trim().split('\n'));
  if (text.length === 1) return `/** ${text[0]} */\n`;
  return `/**\n${text.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
