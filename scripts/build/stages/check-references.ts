import path from 'node:path';
import { unescapePointerFragment } from '@redocly/openapi-core';
import type { Project } from '../../lib/project.ts';
import { type Problem, refuse } from '../problems.ts';
import { placeOf, type SourceComponent, type SourceFile } from '../source-map.ts';
import type { Sources } from '../sources.ts';
import { isNamedSample } from './named-samples.ts';

/** Something that a reference can lead to: a top-level key of a YAML file, or a file as one, such as a sample. */
interface Part {
  file: string;
  /** Undefined for a file as one. */
  key: string | undefined;
  kind: SourceComponent['kind'];
  /** The ids of the parts that it refers to. */
  references: string[];
}

/**
 * Lists the components of the contract, and refuses what would silently stay out of the bundle.
 *
 * @throws ContractError if two components share a name, or if nothing refers to a component, a URL or a file.
 */
export function checkReferences(project: Project, { files }: Sources): SourceComponent[] {
  const parts = new Map(
    [...files]
      .filter(([file]) => path.dirname(file) !== project.documented && !isNamedSample(file))
      .flatMap(([file, content]) => partsOf(project, file, content))
      .map((part) => [idOf(part), part]),
  );
  const components = [...parts.values()].flatMap((part) => componentOf(part, files));
  refuse('references', duplicates(project, components));
  const used = reachable(parts, project.entry);
  const unused = [...parts].filter(([id]) => !used.has(id)).map(([, part]) => part);
  const usedFiles = new Set([...used].map((id) => parts.get(id)?.file));
  const unusedFiles = new Set(unused.map(({ file }) => file).filter((file) => !usedFiles.has(file)));
  refuse('references', [
    ...unused.filter(({ file }) => usedFiles.has(file)).map((part) => unusedKey(project, part, files)),
    ...[...unusedFiles].map((file) => unusedFile(project, file, files)),
  ]);
  return components;
}

function partsOf({ entry }: Project, file: string, { json }: SourceFile): Part[] {
  const value = JSON.parse(json) as unknown;
  const isIndex = file === entry || !file.endsWith('.yaml');
  const entries = isIndex ? [[undefined, value] as const] : Object.entries((value ?? {}) as object);
  return entries.map(([key, content]) => ({
    file,
    key,
    kind: kindOf(file, content),
    references: [...referencesIn(file, content)],
  }));
}

/** The ids of the parts that a value of a file refers to. */
function* referencesIn(file: string, value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '$ref' || typeof inner !== 'string') {
      yield* referencesIn(file, inner);
      continue;
    }
    const [name, pointer] = inner.split('#');
    const target = name ? path.resolve(path.dirname(file), name) : file;
    yield idOf({ file: target, key: pointer && unescapePointerFragment(pointer.split('/')[1] ?? '') });
  }
}

/** The ids of all parts that references lead to from the index. */
function reachable(parts: ReadonlyMap<string, Part>, entry: string): Set<string> {
  const found = new Set([idOf({ file: entry, key: undefined })]);
  for (const id of found) {
    for (const reference of parts.get(id)?.references ?? []) found.add(reference);
  }
  return found;
}

function idOf({ file, key }: Pick<Part, 'file' | 'key'>): string {
  return key === undefined ? file : `${file}#${key}`;
}

function componentOf({ file, key, kind }: Part, files: Sources['files']): SourceComponent[] {
  if (key === undefined || key.startsWith('/')) return [];
  return [{ name: key, kind, source: files.get(file)!.source }];
}

function kindOf(file: string, value: unknown): SourceComponent['kind'] {
  const base = path.basename(file, '.yaml');
  if (base === 'responses') return 'responses';
  if (base === 'security') return 'securitySchemes';
  return typeof value === 'object' && value !== null && 'in' in value ? 'parameters' : 'schemas';
}

function duplicates(project: Project, components: readonly SourceComponent[]): Problem[] {
  const first = new Map<string, SourceComponent>();
  return components.flatMap((component) => {
    const key = `${component.kind}/${component.name}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, component);
      return [];
    }
    const place = placeOf(project, other.source, [other.name]);
    return {
      ...placeOf(project, component.source, [component.name]),
      rule: 'unique-component-names',
      message: `"${component.name}" is already defined at ${place.file}:${place.line}:${place.column}.`,
      hint: 'Rename one of the two, or refer to the other if they are the same.',
    };
  });
}

function unusedKey(project: Project, { file, key = '' }: Part, files: Sources['files']): Problem {
  const place = placeOf(project, files.get(file)!.source, [key]);
  const rule = 'no-unused-sources';
  if (!key.startsWith('/')) {
    const message = `"${key}" is defined and never used, so it is not in the bundle.`;
    return { ...place, rule, message, hint: 'Refer to it, or delete it.' };
  }
  const reference = `${path.relative(project.sources, file)}#/${key.replaceAll('/', '~1')}`;
  return {
    ...place,
    rule,
    message: `${key} is not in the index, so its operations are not in the bundle.`,
    hint: `Add \`${key}: { $ref: '${reference}' }\` to \`paths\` of ${path.relative(project.root, project.entry)}, or delete it.`,
  };
}

function unusedFile(project: Project, file: string, files: Sources['files']): Problem {
  return {
    file: path.relative(project.root, file),
    line: 1,
    column: 1,
    rule: 'no-unused-sources',
    message: 'Nothing in the contract refers to this file.',
    hint: `${missingReference(project, file, files)}, or delete the file.`,
  };
}

function missingReference({ root, entry, sources }: Project, file: string, files: Sources['files']): string {
  const index = path.relative(root, entry);
  const reference = path.relative(sources, file);
  if (path.basename(file) === 'README.md')
    return `Add the tag of the resource to \`tags\` of ${index}, as \`- name: …\` with \`description: { $ref: ${reference} }\`, and its name to \`x-tagGroups\``;
  const [, operation, direction] = /^(\w+)\.(request|response)\.json$/.exec(path.basename(file)) ?? [];
  if (operation === undefined) return 'Refer to a key of it';
  const isThere = [...files.values()].some(({ json }) => json.includes(`"operationId":"${operation}"`));
  return isThere
    ? `Refer to it with \`example: { $ref: samples/${path.basename(file)} }\` in the ${direction} of ${operation}`
    : `Correct its name, since there is no operation ${operation}: a sample is called <operationId>.request.json or <operationId>.response.json`;
}
