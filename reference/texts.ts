import { readFileSync } from 'node:fs';
import { MOCK_URL } from '../src/code/call.ts';
import { shippedFile } from '../src/contract/node/shipped.ts';
import { resourceLink, type Site } from './model/site.ts';

/**
 * Reads a text of the site, and fills in the values that it names as `{{value}}`.
 *
 * @param source Path from the root of the project.
 * @throws Error if the text names a value that does not exist.
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
  };
  return readFileSync(shippedFile(source), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `${source} names {{${name}}}, which does not exist. Use one of ${Object.keys(values).join(', ')}.`,
      );
    }
    return value;
  });
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
      return `- **${name}** ${links.join(', ')}`;
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

/** The workflows whose steps a page shows. */
export function workflowsOf({ source }: { source?: string }): string[] {
  if (source === undefined) return [];
  return splitAtSteps(readFileSync(shippedFile(source), 'utf8')).flatMap(({ workflow }) => workflow ?? []);
}
