import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node, type Pair } from 'yaml';
import type { Project } from './project.ts';

/** A place in a source file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A component as it stands in a source file. */
export interface SourceComponent extends Place {
  name: string;
  /** Kind of file that holds it: what is in `parameters.yaml` cannot clash with what is in `schemas.yaml`. */
  kind: 'parameters' | 'responses' | 'schemas' | 'securitySchemes';
}

interface SourceFile {
  document: Document;
  lines: LineCounter;
}

type Path = readonly (string | number)[];

/** Finds the source of anything in the bundle. */
export interface SourceMap {
  /** Every component of the sources, in no particular order. */
  components: readonly SourceComponent[];
  /** Where a source file stops being valid YAML, and why. */
  syntaxErrors: readonly (Place & { message: string })[];
  /** The place that a path of the bundle comes from; that of the nearest parent if it has none of its own. */
  locate(path: Path): Place;
}

/** Reads the sources of a project and maps paths of the bundle to places in them. */
export function createSourceMap(project: Project): SourceMap {
  const files = new Map<string, SourceFile>();

  function open(file: string): SourceFile {
    let source = files.get(file);
    if (!source) {
      const lines = new LineCounter();
      source = { document: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false }), lines };
      files.set(file, source);
    }
    return source;
  }

  function place(file: string, offset: number): Place {
    const { line, col } = open(file).lines.linePos(offset);
    return { file: path.relative(project.root, file), line, column: col };
  }

  const sources = yamlFiles(project.sources);
  const syntaxErrors = sources.flatMap((file) =>
    open(file).document.errors.slice(0, 1).map(({ pos, message }) => ({ ...place(file, pos[0]), message: message.split(' at line')[0]! })),
  );
  const components = sources.filter((file) => file !== project.entry).flatMap((file) => componentsOf(file));

  function componentsOf(file: string): SourceComponent[] {
    const { contents } = open(file).document;
    if (!isMap(contents)) return [];
    return contents.items.flatMap(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      if (name === '' || name.startsWith('/')) return [];
      const kind = kindOf(file, isMap(value) ? value.has('in') : false);
      return [{ name, kind, ...place(file, (key as Node).range?.[0] ?? 0) }];
    });
  }

  function locate(bundlePath: Path): Place {
    let file = project.entry;
    let rest = [...bundlePath];
    let node = open(file).document.contents as Node | null;
    let offset = 0;
    const [section, kind, name] = bundlePath;
    const component =
      section === 'components' && components.find((candidate) => candidate.kind === kind && candidate.name === name);
    if (component) {
      file = path.join(project.root, component.file);
      node = open(file).document.contents as Node | null;
      rest = [component.name, ...bundlePath.slice(3)];
    }
    while (rest.length > 0) {
      const pair = child(node, rest[0]!);
      if (pair) {
        offset = pair.offset;
        node = pair.node;
        rest.shift();
        continue;
      }
      const target = reference(node);
      if (!target) break;
      const [targetFile, pointer = ''] = target.split('#');
      if (targetFile) file = path.resolve(path.dirname(file), targetFile);
      if (!/\.(ya?ml|json)$/.test(file)) break;
      node = open(file).document.contents as Node | null;
      offset = 0;
      rest = [...pointer.split('/').slice(1).map(unescapePointer), ...rest];
    }
    return place(file, offset);
  }

  return { components, syntaxErrors, locate };
}

function child(node: Node | null, key: string | number): { node: Node | null; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key)) as
      | Pair<Node, Node | null>
      | undefined;
    return pair && { node: pair.value, offset: pair.key.range?.[0] ?? 0 };
  }
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined;
    return item && { node: item, offset: item.range?.[0] ?? 0 };
  }
  return undefined;
}

function reference(node: Node | null): string | undefined {
  const target = isMap(node) ? node.get('$ref') : undefined;
  return typeof target === 'string' ? target : undefined;
}

function unescapePointer(token: string): string {
  return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
}

function kindOf(file: string, isParameter: boolean): SourceComponent['kind'] {
  const base = path.basename(file, '.yaml');
  if (base === 'responses') return 'responses';
  if (base === 'security') return 'securitySchemes';
  return isParameter ? 'parameters' : 'schemas';
}

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => path.join(folder, file));
}
