import path from 'node:path';
import {
  ALL_FIELDS,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  sampleOf,
  USUAL,
} from '../../../src/contract/index.ts';
import type { Project } from '../../lib/project.ts';
import { type Problem, refuse } from '../problems.ts';
import { type Path, placeOf, type SourceFile, type SourceMap } from '../source-map.ts';
import type { Sources } from '../sources.ts';

/** `samples/createItem.request.groupedItem.json`: a sample in addition to the usual one, `createItem.request.json`. */
const NAMED = /\/samples\/(\w+)\.(request|response)\.(\w+)\.json$/;

/** A sample that has a name. */
interface NamedSample {
  operationId: string;
  direction: 'request' | 'response';
  name: string;
  file: SourceFile;
}

/** Checks whether a file is a named sample, to which nothing refers except its name. */
export function isNamedSample(file: string): boolean {
  return NAMED.test(toPosix(file));
}

/**
 * Adds the named samples to the bodies of their operations, as `examples`; the usual sample comes first, then the one with
 * all fields. Redocly follows no reference inside `examples`, so files are found by their names.
 *
 * @returns The document, and a map that leads from it to the sources.
 * @throws ContractError if a file names no body of the contract.
 */
export function addNamedSamples(
  project: Project,
  { files }: Sources,
  document: OpenApiDocument,
  map: SourceMap,
): { document: OpenApiDocument; map: SourceMap } {
  const found = [...files].flatMap(([file, content]) => readName(file, content));
  const samples = [...found].sort((one, other) => Number(isFull(other)) - Number(isFull(one)));
  const added = new Map<string, SourceFile>();
  const named = new Set(samples.map(({ operationId }) => operationId));
  const result = copyToChange(document, (id) => named.has(id));
  const operations = new Map(operationsOf(result).map((operation) => [operation.id, operation]));
  const problems: Problem[] = [];
  for (const { operationId, direction, name, file } of samples) {
    const operation = operations.get(operationId);
    const content = operation && bodiesOf(operation.object, operation.successStatus)[direction];
    const body = content?.['application/json'];
    if (!operation || !body || name === USUAL) {
      problems.push(
        misnamed(
          project,
          file,
          operation ? `${operationId} has no JSON ${direction}` : `The contract has no operation ${operationId}`,
        ),
      );
      continue;
    }
    addTo(body, name, JSON.parse(file.json));
    const place = direction === 'request' ? ['requestBody'] : ['responses', operation.successStatus];
    const keys = ['paths', operation.path, operation.method, ...place, 'content', 'application/json'];
    added.set(keyOf([...keys, 'examples', name, 'value']), file);
  }
  refuse('named samples', problems);
  return { document: result, map: { locate: (keys) => locate(project, map, added, keys) } };
}

/** A copy of a document, to change some of its operations. */
function copyToChange(document: OpenApiDocument, isChanged: (operationId: string) => boolean): OpenApiDocument {
  const copies = operationsOf(document)
    .filter(({ id }) => isChanged(id))
    .map(({ path }) => [path, structuredClone(document.paths[path]!)] as const);
  return { ...document, paths: { ...document.paths, ...Object.fromEntries(copies) } };
}

function readName(file: string, content: SourceFile): NamedSample[] {
  const [, operationId, direction, name] = NAMED.exec(toPosix(file)) ?? [];
  if (operationId === undefined) return [];
  return [{ operationId, direction: direction as NamedSample['direction'], name: name!, file: content }];
}

function isFull({ name }: NamedSample): boolean {
  return name === ALL_FIELDS;
}

function bodiesOf({ requestBody, responses }: OperationObject, successStatus: string) {
  return { request: requestBody?.content, response: responses[successStatus]?.content };
}

function addTo(body: MediaType, name: string, value: unknown): void {
  body.examples ??= { [USUAL]: { value: sampleOf(body) } };
  body.examples[name] = { summary: inWords(name), value };
  delete body.example;
}

/** `lineOfAnItem` as `Line of an item`. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

function locate(project: Project, map: SourceMap, added: ReadonlyMap<string, SourceFile>, keys: Path) {
  const index = keys.indexOf('examples');
  const [file, inner] = [added.get(keyOf(keys.slice(0, index + 3))), keys.slice(index + 3)];
  if (index >= 0 && file) return placeOf(project, file.source, inner);
  const isUsual = keys[index + 1] === USUAL && keys[0] === 'paths';
  return map.locate(index >= 0 && isUsual ? [...keys.slice(0, index), 'example', ...inner] : keys);
}

function misnamed({ root }: Project, { source }: SourceFile, reason: string): Problem {
  return {
    file: path.relative(root, source.absoluteRef),
    line: 1,
    column: 1,
    rule: 'named-samples',
    message: `${reason}, so this sample belongs to nothing.`,
    hint: 'Name it <operationId>.request.<name>.json or <operationId>.response.<name>.json, or delete it.',
  };
}

function keyOf(keys: Path): string {
  return JSON.stringify(keys);
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
