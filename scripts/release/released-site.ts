import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildResult, buildReference, refuseFolder } from '../../reference/index.ts';
import type { OpenApiDocument } from '../../src/contract/index.ts';
import type { Project } from '../lib/project.ts';
import { bundleSandboxScript } from '../lib/sandbox/bundle.ts';
import { documentForms } from '../package/document-forms.ts';
import { readHistory } from './release-history.ts';

/** Where the reference is written to, and what its pages know of that. */
export interface SiteOptions {
  /** The folder, which is replaced. */
  output: string;
  /** The address that the pages will have, with a slash at the end. */
  baseUrl?: string | undefined;
  /** Address of an event stream that announces new builds. Such a site lacks what takes long: further forms of the document, and what has changed. */
  reloadFrom?: string | undefined;
}

/**
 * Writes the reference with all that it offers: the sandbox, the document in its forms, and what has changed.
 *
 * @throws ReferenceProblem if the folder holds something else or cannot be written; Error if the last release cannot be read.
 */
export async function writeSite(
  project: Project,
  document: OpenApiDocument,
  { output, baseUrl, reloadFrom }: SiteOptions,
): Promise<BuildResult> {
  refuseFolder(output);
  const sandbox = await bundleSandboxScript(project.root);
  if (reloadFrom !== undefined) return buildReference({ document, sandbox, output, reloadFrom });
  return buildReference({
    document,
    sandbox,
    output,
    downloads: documentForms(document, readFileSync(path.join(project.generated, 'openapi.yaml'), 'utf8')),
    history: await readHistory(project),
    ...(baseUrl !== undefined && { baseUrl }),
  });
}
