import { expandRow, operationIdOf } from '../../../src/client/index.ts';
import {
  conditionInWords,
  hasOpenBody,
  methodName,
  neededInWords,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  pascalCase,
  resourceName,
  ruleInWords,
} from '../../../src/contract/index.ts';
import {
  bodyType,
  fileFieldOf,
  idsOf,
  jsonOf,
  listOf,
  queryOf,
  queryType,
  recordOf,
  resultType,
} from './method-parts.ts';

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
    listItems(document, operations),
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
  const { summary, description, object, scope, basis, notDocumented } = operation;
  const lines = [
    description || `${summary}.`,
    ...(scope ? [`Scope: \`${scope}\`.`] : ['The scope is not documented.']),
    ...(basis === 'documented' ? [] : [`This operation is not documented; it was ${basis}.`]),
    ...(notDocumented.length > 0 ? [`Not documented: ${notDocumented.join(', ')}.`] : []),
    ...factsInWords(object),
    ...neededInWords(object['x-needed-by-sandbox']),
    `\`${operation.method.toUpperCase()} ${operation.path}\``,
    ...(object.deprecated
      ? [`@deprecated ${object['x-sunset'] ? `May be gone from ${object['x-sunset']} on.` : ''}`]
      : []),
  ];
  const query = queryOf(operation);
  const body = bodyType(document, operation);
  const parameters = [
    ...idsOf(operation).map(({ name }) => `${name}: string`),
    ...(body ? [`body${object.requestBody?.required ? '' : '?'}: ${body}`] : []),
    ...(query.length > 0 ? [`query${query.some(({ required }) => required) ? '' : '?'}: ${queryType(query)}`] : []),
    `options?: ${listOf(document, operation) ? 'ListOptions' : 'CallOptions'}`,
  ];
  return `${indent(docComment(lines))}  ${methodName(operation)}(${parameters.join(', ')}): ${resultType(document, operation)};`;
}

/** The types of the records of lists. An error of the compiler shows names only where they stand in the constraint itself. */
function listItems(document: OpenApiDocument, operations: Operation[]): string {
  const lists = operations.flatMap((operation) => {
    const list = listOf(document, operation);
    return list ? [[`'${resourceName(operation.tag)}.${methodName(operation)}'`, `models.${list.row}`] as const] : [];
  });
  return [
    '/** The type of the records of each list, by the name of its method. */',
    'export interface ListItems {',
    ...lists.map(([name, type]) => `  ${name}: ${type};`),
    '}\n',
    "/** The type of the records of a list: `ItemOf<'invoices.list'>` is `Invoice`. */",
    'export type ItemOf<',
    '  Name extends',
    ...lists.map(([name]) => `    | ${name}`),
    '> = ListItems[Name];\n',
  ].join('\n');
}

/** The rows of a resource, each as short as it can be. */
function tableRows(document: OpenApiDocument, operations: Operation[]): string[] {
  const find = (...names: string[]): Operation | undefined =>
    operations.find((operation) => names.includes(methodName(operation)));
  const record = find('get', 'update', 'delete') ?? find('list', 'create');
  const list = find('list');
  const one = find('get') ?? find('update') ?? find('create');
  const path = record?.path ?? '';
  const key = one && recordOf(document, one)?.key;
  const listKey = list && listOf(document, list)?.key;
  const fits = (common: string): boolean =>
    (!key || expandRow('', '@', common) === key) && (!listKey || expandRow('', '~', common) === listKey);
  const common = [path, `${path} ${key ?? listKey?.slice(0, -1)}`, `${path} ${key} ${listKey}`].find(fits) ?? path;
  const rows = operations.map((operation) => {
    const method = methodName(operation);
    const row = tableRow(document, operation);
    const short = row
      .replace(path, '$')
      .replace(` ${expandRow('', '^', common)} `, ' ^ ')
      .replace(` object:${key}`, ' object:@');
    const fitting = ['', short, row].find((candidate) => expandRow(method, candidate, common) === row);
    return `    ${method}: '${fitting}',`;
  });
  return [...(common ? [`    $: '${common}',`] : []), ...rows];
}

/** Describes further facts about an operation: the state that it leads to, and rules between query and body. */
function factsInWords({ 'x-transition': transition, 'x-rules': rules = [] }: Operation['object']): string[] {
  const state = transition && (transition.to === null ? 'an unnamed state' : `\`${transition.to}\``);
  return [...(transition ? [`Leads to ${state}${conditionInWords(transition.when)}.`] : []), ...rules.map(ruleInWords)];
}

function tableRow(document: OpenApiDocument, operation: Operation): string {
  const { id, method, path, object } = operation;
  const list = listOf(document, operation);
  const returned = recordOf(document, operation);
  const fileField = fileFieldOf(document, operation);
  const flags = [
    object.requestBody?.content['application/json'] && !hasOpenBody(document, operation) && 'json',
    fileField && `upload:${fileField}`,
    queryOf(operation).length > 0 && 'query',
    list && `list:${list.key}`,
    returned && `${returned.type}:${returned.key}`,
    !jsonOf(operation) && 'file',
    object['x-sunset'] && `sunset:${object['x-sunset']}`,
    operationIdOf(resourceName(operation.tag), methodName(operation)) !== id && `id:${id}`,
  ].filter(Boolean);
  return [method.toUpperCase(), path, ...flags].join(' ');
}

function docComment(lines: string[]): string {
  const text = lines.flatMap((line) => line.trim().split('\n'));
  if (text.length === 1) return `/** ${text[0]} */\n`;
  return `/**\n${text.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
