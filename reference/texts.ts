import { readFileSync } from 'node:fs';
import { MOCK_URL } from '../src/code-samples/index.ts';
import { suggestion } from '../src/contract/index.ts';
import { shippedFile } from '../src/contract/node/index.ts';
import { workflowFile, workflowNames } from '../src/workflow/index.ts';
import * as icons from './icons/icons.ts';
import { resourceLink, type Site } from './model/site.ts';
import { ReferenceProblem } from './problem.ts';

/**
 * Reads a text of the site, and fills in the values that it names as `{{value}}`.
 *
 * @param source Path from the root of the project.
 * @throws ReferenceProblem if there is no such text, or if it names a value that does not exist.
 */
export function readText(source: string, site: Site): string {
  const values: Readonly<Record<string, string>> = {
    operations: String(site.operations.length),
    resources: String(site.resources.length),
    servers: serverTable(site),
    base_url: baseUrl(site),
    resource_groups: resourceGroups(site),
    mock: MOCK_URL,
    documents: site.documents.map((address) => `[${address}](${address})`).join(', '),
    ...iconValues(),
  };
  return read(source)
    .replaceAll('](docs/upgrading.md#', '](upgrading.html#')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string, offset: number, text: string) => {
      const value = values[name];
      if (value === undefined) {
        throw new ReferenceProblem(
          `${placeOf(source, text, offset)} names {{${name}}}, which does not exist. Use one of ${Object.keys(values).join(', ')}.`,
        );
      }
      return value;
    });
}

function read(source: string): string {
  let file: string;
  try {
    file = shippedFile(source);
  } catch {
    throw new ReferenceProblem(
      `reference/registry.tsx names ${source}, which does not exist. Write it, or delete its row.`,
    );
  }
  return readFileSync(file, 'utf8');
}

/** Each icon by its name, such as `icon_truck`. */
function iconValues(): Record<string, string> {
  const { icon, ...shapes } = icons;
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [`icon_${name.toLowerCase()}`, icon(shape)]));
}

function placeOf(source: string, text: string, offset: number): string {
  return `${source}:${text.slice(0, offset).split('\n').length}`;
}

/** The usual address of the service, with its variables filled in. */
function baseUrl({ document: { servers } }: Site): string {
  const { url, variables = {} } = servers[0]!;
  return Object.entries(variables).reduce((text, [name, variable]) => text.replace(`{${name}}`, variable.default), url);
}

/** A list of the groups of resources, with a link to each resource. */
function resourceGroups({ groups }: Site): string {
  return groups
    .map(({ name, resources }) => {
      const links = resources.map((resource) => `[${resource.name}](${resourceLink(resource)})`);
      const count = resources.flatMap(({ operations }) => operations).length;
      return `- **${name}** ${count} ${count === 1 ? 'operation' : 'operations'}<br>${links.join(', ')}`;
    })
    .join('\n');
}

function serverTable({ document }: Site): string {
  const rows = document.servers.flatMap(({ url, variables = {} }) =>
    Object.entries(variables).flatMap(([name, { enum: values = [] }]) =>
      values.map((value) => `| \`${value}\` | \`${url.replace(`{${name}}`, value)}\` |`),
    ),
  );
  return ['| Top-level domain | Address |', '|---|---|', ...rows].join('\n');
}

/** Where a text, or the HTML that is made of it, has the steps of a workflow. */
const STEPS = /<!-- steps: ([\w-]+) -->/;

/** A piece of a text, and the workflow whose steps follow it. */
export interface TextPiece {
  text: string;
  /** Name of its file; undefined at the end of the text. */
  workflow: string | undefined;
}

/** Splits a text, or the HTML that is made of it, where it has the steps of a workflow. */
export function splitAtSteps(text: string): TextPiece[] {
  const parts = text.split(STEPS);
  return parts.flatMap((part, index) => (index % 2 === 0 ? { text: part, workflow: parts[index + 1] } : []));
}

/**
 * The workflows whose steps a page shows.
 *
 * @throws ReferenceProblem if there is no such text, or if it names a workflow that does not exist.
 */
export function workflowsOf({ source }: { source?: string }): string[] {
  if (source === undefined) return [];
  const text = read(source);
  const names = splitAtSteps(text).flatMap(({ workflow }) => workflow ?? []);
  const existing = workflowNames();
  const missing = names.find((name) => !existing.includes(name));
  if (missing === undefined) return names;
  const place = placeOf(source, text, text.indexOf(`<!-- steps: ${missing} -->`));
  throw new ReferenceProblem(
    `${place} shows the steps of ${missing}, but there is no ${workflowFile(missing)}.${suggestion(missing, existing)}`,
  );
}
