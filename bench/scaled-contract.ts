import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Project } from '../scripts/lib/project.ts';

/**
 * Multiplies the operations of a contract: every resource is copied several times, with URLs, operations, components and
 * a tag of its own. What resources share stays shared.
 *
 * @param factor How many times as many operations there are afterwards.
 */
export function multiplyContract({ sources, entry }: Project, factor: number): void {
  const folder = path.join(sources, 'resources');
  const index = readFileSync(entry, 'utf8');
  const { tags, 'x-tagGroups': groups, paths } = parse(index) as Index;
  const [head = ''] = index.split('\ntags:\n');
  const added = { tags: [...tags], groups: [...groups], paths: Object.entries(paths) };
  for (let copy = 1; copy < factor; copy += 1) {
    // A capital letter, which no name of the contract ends with.
    const suffix = `Copy${String.fromCharCode(64 + copy)}`;
    for (const resource of resourcesIn(folder)) copyResource(folder, resource, suffix);
    const copies = tags.filter(({ description }) => isCopied(description)).map((tag) => renameTag(tag, suffix));
    added.tags.push(...copies);
    added.groups.push({ name: suffix, tags: copies.map(({ name }) => name) });
    const items = Object.entries(paths).filter(([, item]) => isCopied(item));
    added.paths.push(...items.map(([url, item]) => renamePath(url, item, suffix)));
  }
  const { paths: entries, ...lists } = added;
  const rest = {
    tags: lists.tags,
    'x-tagGroups': lists.groups,
    paths: Object.fromEntries(entries),
    ...othersIn(index),
  };
  // JSON is YAML.
  const sections = Object.entries(rest).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  writeFileSync(entry, `${head}\n${sections.join('')}`);
}

/** The resource that there is once: it alone goes without an organization. */
const SINGLE = 'organizations';

interface Reference {
  $ref: string;
}

interface Tag {
  name: string;
  description: Reference;
}

interface Index {
  tags: Tag[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, Reference>;
}

/** What stands in the index after the URLs. */
function othersIn(index: string): Record<string, unknown> {
  const all = parse(index) as Record<string, unknown>;
  const keys = Object.keys(all);
  return Object.fromEntries(keys.slice(keys.indexOf('paths') + 1).map((key) => [key, all[key]]));
}

/** The folders of resources that are no copies. */
function resourcesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name !== SINGLE && !/Copy[A-Z]$/.test(name));
}

function isCopied({ $ref }: Reference): boolean {
  return !$ref.startsWith(`resources/${SINGLE}/`);
}

function copyResource(folder: string, resource: string, suffix: string): void {
  const target = path.join(folder, resource + suffix);
  if (existsSync(target)) throw new Error(`${target} is there already`);
  cpSync(path.join(folder, resource), target, { recursive: true });
  for (const file of readdirSync(target).filter((name) => name.endsWith('.yaml'))) {
    const text = readFileSync(path.join(target, file), 'utf8');
    writeFileSync(path.join(target, file), renameAll(text, suffix));
  }
}

/** Renames what a file defines, and its references to its own folder. */
function renameAll(text: string, suffix: string): string {
  return text
    .replaceAll(/^(['"]?)\//gm, `$1/${suffix.toLowerCase()}/`)
    .replaceAll(/^([A-Z]\w*):/gm, `$1${suffix}:`)
    .replaceAll(/(\$ref: *['"]?(?:[\w-]+\.yaml)?#\/[A-Z]\w*)/g, `$1${suffix}`)
    .replaceAll(/(operationId: \w+)/g, `$1${suffix}`)
    .replaceAll(/(tags: \[)([^\]]+)\]/g, `$1$2 ${suffix}]`);
}

function renameTag({ name, description }: Tag, suffix: string): Tag {
  return { name: `${name} ${suffix}`, description: { $ref: renameFolder(description.$ref, suffix) } };
}

function renamePath(url: string, { $ref }: Reference, suffix: string): [url: string, item: Reference] {
  const prefix = suffix.toLowerCase();
  return [`/${prefix}${url}`, { $ref: renameFolder($ref, suffix).replace('#/~1', `#/~1${prefix}~1`) }];
}

function renameFolder(reference: string, suffix: string): string {
  return reference.replace(/^resources\/([\w-]+)\//, `resources/$1${suffix}/`);
}
