import path from 'node:path';
import { getLineColLocation, type Source, unescapePointerFragment } from '@redocly/openapi-core';
import type { Project } from '../lib/project.ts';

/** A place in a source file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Keys from the root of a document. */
export type Path = readonly (string | number)[];

/** A file of `openapi/`. */
export interface SourceFile {
  source: Source;
  /** Content as JSON. Bundling changes parsed values, so each reader parses its own copy. */
  json: string;
}

/** Every file of `openapi/`, by its absolute path. */
export type SourceFiles = ReadonlyMap<string, SourceFile>;

/** Finds the source of anything in the bundle. */
export interface SourceMap {
  /** The place that a path of the bundle comes from; that of the nearest parent if it has none of its own. */
  locate(path: Path): Place;
}

/** A component of the contract in the source file that defines it. */
export interface SourceComponent {
  name: string;
  /** Kind of file that holds it: what is in `parameters.yaml` can't clash with what is in `schemas.yaml`. */
  kind: 'parameters' | 'responses' | 'schemas' | 'securitySchemes';
  source: Source;
}

/** The place of a key in a source file. */
export function placeOf(project: Project, source: Source, keys: Path): Place {
  const pointer = `#/${keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
  const { start } = getLineColLocation({ source, pointer, reportOnKey: true });
  return { file: path.relative(project.root, source.absoluteRef), line: start.line, column: start.col };
}

/** Maps paths of the bundle to places in the sources; what a file holds is parsed when something in it is looked for. */
export function createSourceMap(
  project: Project,
  { files }: { files: SourceFiles },
  components: readonly SourceComponent[],
): SourceMap {
  const named = new Map(components.map(({ kind, name, source }) => [`${kind}/${name}`, source]));
  const parsed = new Map<SourceFile, unknown>();

  function contentOf(file: SourceFile): unknown {
    if (!parsed.has(file)) parsed.set(file, JSON.parse(file.json));
    return parsed.get(file);
  }

  /** Follows keys from the root of a file, through references, as far as they lead. */
  function follow(file: SourceFile, keys: Path): Place {
    let node = contentOf(file);
    for (const [index, key] of keys.entries()) {
      const target = childOf(node, key) === undefined && targetOf(files, file, node);
      if (target) return follow(target.file, [...target.keys, ...keys.slice(index)]);
      if (childOf(node, key) === undefined) return placeOf(project, file.source, keys.slice(0, index));
      node = childOf(node, key);
    }
    return placeOf(project, file.source, keys);
  }

  return {
    locate(bundlePath) {
      const [section, kind, name = '', ...inner] = bundlePath;
      const source = section === 'components' ? named.get(`${kind}/${name}`) : undefined;
      if (source) return follow(files.get(source.absoluteRef)!, [name, ...inner]);
      return follow(files.get(project.entry)!, bundlePath);
    },
  };
}

function childOf(node: unknown, key: string | number): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string | number, unknown>)[key] : undefined;
}

/** The file and the keys that a reference leads to. */
function targetOf(
  files: SourceFiles,
  from: SourceFile,
  node: unknown,
): { file: SourceFile; keys: string[] } | undefined {
  const reference = childOf(node, '$ref');
  if (typeof reference !== 'string') return undefined;
  const [name, pointer = ''] = reference.split('#');
  const file = name ? files.get(path.resolve(path.dirname(from.source.absoluteRef), name)) : from;
  return file && { file, keys: pointer.split('/').slice(1).map(unescapePointerFragment) };
}
