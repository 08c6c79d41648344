import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { keysOf } from '../src/contract/references.ts';
import type { SourceComponent } from './components.ts';
import type { Project } from './project.ts';

/** A place in a source file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

interface SourceFile {
  document: Document;
  lines: LineCounter;
}

type Path = readonly (string | number)[];

/** Finds the source of anything in the bundle. */
export interface SourceMap {
  /** The place that a path of the bundle comes from; that of the nearest parent if it has none of its own. */
  locate(path: Path): Place;
  /** The place of a component's name. */
  locateComponent(component: SourceComponent): Place;
}

/** Where the source files of a project stop being valid YAML, and why. */
export function syntaxErrors({ root, sources }: Project): (Place & { message: string })[] {
  return yamlFiles(sources).flatMap((file) => {
    const source = read(file);
    const [error] = source.document.errors;
    return error ? { ...placeIn(root, file, source, error.pos[0]), message: error.message.split(' at line')[0]! } : [];
  });
}

/** Maps paths of the bundle to places in the sources of a project; a file is read when something in it is looked for. */
export function createSourceMap(project: Project, components: readonly SourceComponent[]): SourceMap {
  const files = new Map<string, SourceFile>();

  function open(file: string): SourceFile {
    const source = files.get(file) ?? read(file);
    files.set(file, source);
    return source;
  }

  function locateComponent({ file, name }: SourceComponent): Place {
    const found = child(open(file).document.contents as Node | null, name);
    return placeIn(project.root, file, open(file), found?.offset ?? 0);
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
      file = component.file;
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
      rest = [...keysOf(pointer), ...rest];
    }
    return placeIn(project.root, file, open(file), offset);
  }

  return { locate, locateComponent };
}

function read(file: string): SourceFile {
  const lines = new LineCounter();
  return { document: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false }), lines };
}

function placeIn(root: string, file: string, { lines }: SourceFile, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { file: path.relative(root, file), line, column: col };
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

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => path.join(folder, file));
}
