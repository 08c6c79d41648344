import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { isNamedSample } from '../../scripts/build/stages/named-samples.ts';
import type { Project } from '../../scripts/lib/project.ts';

/** A top-level key of a YAML file with what it holds, or a file as one. */
interface Piece {
  file: string;
  /** What a reference to it names: the file, and the key if it is one. */
  id: string;
  text: string;
}

/** What the index names. */
interface Index {
  tags: { name: string; description: { $ref: string } }[];
  'x-tagGroups': { tags: string[] }[];
  paths: Record<string, { $ref: string }>;
}

/**
 * Cuts some resources out of the contract, which make a contract of their own: the index names no others, and what it does
 * not lead to is left out.
 *
 * @param texts Of every file of `openapi/`, by their absolute paths.
 * @param others Names of their folders. What they refer to by `x-refers-to` must be among them. Organizations are part
 * of every contract, since each call names one.
 */
export function partOfContract(
  project: Project,
  texts: ReadonlyMap<string, string>,
  others: readonly string[],
): Map<string, string> {
  const resources = [...new Set(['organizations', ...others])];
  const pieces = [...texts].flatMap(([file, text]) =>
    file === project.entry ? { file, id: file, text: cutIndex(text, resources) } : piecesOf(file, text),
  );
  const reached = reachedFrom(project.entry, pieces);
  const result = new Map<string, string>();
  for (const { file, id, text } of pieces) {
    if (reached.has(id) || isNamedAfter(project, file, resources)) result.set(file, (result.get(file) ?? '') + text);
  }
  const { entry } = project;
  const isNamed = [...result].some(([file, text]) => file !== entry && text.includes('OpenBody'));
  // A convention must not name what is left out.
  if (!isNamed) result.set(entry, result.get(entry)!.replace(/^ +openBody: .*\n/m, ''));
  return result;
}

/** Whether a file is part of the contract by its name, since nothing refers to it. */
function isNamedAfter({ sources, documented }: Project, file: string, resources: readonly string[]): boolean {
  if (path.dirname(file) === documented) return ['conventions', ...resources].includes(path.basename(file, '.yaml'));
  return isNamedSample(file) && resources.includes(resourceOf(path.relative(sources, file)));
}

/** The index without the URLs and the tags of other resources. */
function cutIndex(text: string, resources: readonly string[]): string {
  const { tags, 'x-tagGroups': groups, paths } = parse(text) as Index;
  const isMeant = ({ $ref }: { $ref: string }): boolean => resources.includes(resourceOf($ref));
  const keptTags = tags.filter(({ description }) => isMeant(description));
  const names = new Set(keptTags.map(({ name }) => name));
  const keptGroups = groups.map((group) => ({ ...group, tags: group.tags.filter((name) => names.has(name)) }));
  const index = parseDocument(text);
  index.set('tags', keptTags);
  index.set(
    'x-tagGroups',
    keptGroups.filter((group) => group.tags.length > 0),
  );
  for (const [url, reference] of Object.entries(paths)) if (!isMeant(reference)) index.deleteIn(['paths', url]);
  return index.toString({ lineWidth: 0 });
}

/** The resource that a path below `openapi/` belongs to: `resources/taxes/paths.yaml` to `taxes`. */
function resourceOf(file: string): string {
  return file.split(/[\\/]/)[1] ?? '';
}

function piecesOf(file: string, text: string): Piece[] {
  if (!file.endsWith('.yaml')) return [{ file, id: file, text }];
  return text.split(/^(?=[^\s#])/m).map((piece) => ({ file, id: `${file}#${keyOf(piece)}`, text: piece }));
}

/** The key at the beginning of a piece of YAML. */
function keyOf(piece: string): string {
  return /^'?(.*?)'?:(?:\s|$)/.exec(piece)?.[1] ?? '';
}

/** The ids of all pieces that references lead to from one. */
function reachedFrom(start: string, pieces: readonly Piece[]): Set<string> {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const reached = new Set([start]);
  for (const id of reached) {
    const piece = known.get(id);
    if (piece) for (const target of targetsOf(piece)) reached.add(target);
  }
  return reached;
}

function targetsOf({ file, text }: Piece): string[] {
  return [...text.matchAll(/\$ref: *'?([^\s']+)/g)].map(([, reference = '']) => {
    const [name, pointer] = reference.split('#');
    const target = name ? path.resolve(path.dirname(file), name) : file;
    const key = pointer?.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
    return key === undefined ? target : `${target}#${key}`;
  });
}
