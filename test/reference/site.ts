import { readdirSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { buildReference } from '../../reference/build-site.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { bundleSandboxScript } from '../../scripts/lib/sandbox/bundle.ts';
import { serveFiles } from '../../src/cli/static-files.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { contract } from '../support/document.ts';
import { sharedFolder } from '../support/shared.ts';

/** The reference in a temporary folder, served with the mock. Tests do not change it. */
export interface ServedSite {
  folder: string;
  /** Addresses of all pages, from the root of the site. */
  pages: string[];
  mock: Mock;
  /** Where `npm start` would have it: at the root of the mock's origin. */
  url: string;
  /** The same files below a path, as any web server may have them. */
  subPath: string;
  close(): Promise<void>;
}

/** Where the reference lies in a folder, so that it can be served below a path. */
const BELOW = 'docs/api';

/** Serves the reference, which is built once for all test files. */
export async function serveSite(): Promise<ServedSite> {
  const parent = await sharedFolder('reference', async (made) => {
    const sandbox = await bundleSandboxScript(projectAt().root);
    await buildReference({ document: contract, sandbox, output: path.join(made, BELOW) });
  });
  return serveFolder(parent);
}

/**
 * Serves a reference both at the root of an origin and below `/docs/api/`.
 *
 * @param parent The folder that has it in `docs/api`.
 */
async function serveFolder(parent: string): Promise<ServedSite> {
  const folder = path.join(parent, BELOW);
  const atRoot = serveFiles(folder);
  const below = sirv(parent);
  const mock = await startMock({
    fallback: (request, response, next) => below(request, response, () => atRoot(request, response, next)),
  });
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return {
    folder,
    pages: pages.sort(),
    mock,
    url: `${mock.url}/`,
    subPath: `${mock.url}/${BELOW}/`,
    close: () => mock.close(),
  };
}
