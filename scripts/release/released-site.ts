import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BuildResult,
  buildReference,
  type EditionVersion,
  pageAddresses,
  refuseFolder,
} from '../../reference/index.ts';
import { type OpenApiDocument, writeYaml } from '../../src/contract/index.ts';
import type { Project } from '../lib/project.ts';
import { bundleSandboxScript } from '../lib/sandbox/bundle.ts';
import { downgrade } from '../package/openapi-3.0/convert-document.ts';
import { historyOf, readCurrent, readHistory, readReleases } from './released.ts';

/** Where the reference is written to, and what its pages know of that. */
export interface SiteOptions {
  /** The folder, which is replaced. */
  output: string;
  /** The address that the pages will have, with a slash at the end. */
  baseUrl?: string | undefined;
  /** Evidence in Markdown. */
  observed?: string | undefined;
  /** Address of an event stream that announces new builds. Such a site lacks what takes long: further forms of the document, and what has changed. */
  reloadFrom?: string | undefined;
}

/**
 * Writes the reference with all that it offers: the sandbox, the document in its forms, and what has changed.
 *
 * @throws ReferenceProblem if the folder holds something else or can't be written; Error if the last release can't be read.
 */
export async function writeSite(
  project: Project,
  document: OpenApiDocument,
  { output, baseUrl, observed, reloadFrom }: SiteOptions,
): Promise<BuildResult> {
  refuseFolder(output);
  const sandbox = await bundleSandboxScript(project.root);
  if (reloadFrom !== undefined) return buildReference({ document, sandbox, output, reloadFrom });
  return buildReference({
    document,
    sandbox,
    output,
    observed,
    downloads: documentForms(document, readFileSync(path.join(project.generated, 'openapi.yaml'), 'utf8')),
    history: await readHistory(project),
    ...(baseUrl !== undefined && { baseUrl }),
  });
}

/** The sites of all versions. */
export interface SitesOptions {
  /** The folder, which is replaced. It gets a folder for each version. */
  output: string;
  /** The address that the folder will have, with a slash at the end. */
  baseUrl?: string | undefined;
  /** Called when the site of a version is written. */
  onSite(version: string, result: BuildResult): void;
}

/**
 * Writes the reference of the current version and of all earlier ones side by side, each with a switch to the others and a page
 * of what it changed. The first page leads to the latest.
 *
 * @returns The versions, the latest first.
 * @throws Error if a release can't be read; ReferenceProblem if the folder can't be written.
 */
export async function writeSites(project: Project, { output, baseUrl, onSite }: SitesOptions): Promise<string[]> {
  const current = await readCurrent(project);
  const earlier = (await readReleases(project)).filter(({ version }) => version !== current.version);
  const releases = [...earlier, current].toReversed();
  const versions = releases.map(({ version, document }): EditionVersion => {
    const pages = pageAddresses(document, version === current.version);
    return { version, has: (address) => pages.has(address) };
  });
  rmSync(output, { recursive: true, force: true });
  for (const [index, release] of releases.entries()) {
    const { version, document } = release;
    const before = releases[index + 1];
    const history = await historyOf(before ? earlier.slice(0, earlier.indexOf(before) + 1) : [], release);
    const differences = before && { from: before.version, changes: history.changes };
    const own = {
      document,
      history,
      edition: { version, versions, differences },
      output: path.join(output, version),
      ...(baseUrl !== undefined && { baseUrl: `${baseUrl}${version}/` }),
    };
    const ofToday = index === 0 ? await todays(project, document) : {};
    onSite(version, await buildReference({ ...own, ...ofToday }));
  }
  writeRoot(output, current.version, baseUrl);
  return releases.map(({ version }) => version);
}

/** Returns the options that only the current version's site has: its sandbox, and the downloads of the document. */
async function todays(project: Project, document: OpenApiDocument) {
  const yaml = readFileSync(path.join(project.generated, 'openapi.yaml'), 'utf8');
  return { sandbox: await bundleSandboxScript(project.root), downloads: documentForms(document, yaml) };
}

/** Writes the root files: a redirect to the latest version, and the files that web servers and search engines expect there. */
function writeRoot(output: string, latest: string, baseUrl: string | undefined): void {
  const write = (name: string, text: string): void => writeFileSync(path.join(output, name), text);
  const canonical = baseUrl === undefined ? '' : `<link rel="canonical" href="${baseUrl}${latest}/">\n`;
  write(
    'index.html',
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${latest}/">
${canonical}<title>Inventory Service API</title>
<h1>Inventory Service API</h1>
<p>The reference of <a href="${latest}/">${latest}</a>, which leads to the others.</p>
</html>
`,
  );
  copyFileSync(path.join(output, latest, '404.html'), path.join(output, '404.html'));
  if (baseUrl === undefined) return;
  copyFileSync(path.join(output, latest, 'sitemap.xml'), path.join(output, 'sitemap.xml'));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}sitemap.xml\n`);
}

/**
 * Writes the document in the forms that the reference offers in addition to `openapi.json`, by file name.
 *
 * @param yaml The document as YAML, which the build has written.
 */
function documentForms(document: OpenApiDocument, yaml: string): Map<string, string> {
  const edition = downgrade(document);
  return new Map([
    ['openapi.yaml', yaml],
    ['openapi-3.0.json', JSON.stringify(edition)],
    ['openapi-3.0.yaml', writeYaml(edition)],
  ]);
}
