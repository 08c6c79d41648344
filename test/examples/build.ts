import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import sirv from 'sirv';
import { build } from 'vite';
import { projectAt } from '../../scripts/lib/project.ts';
import { SANDBOX } from '../../scripts/lib/sandbox/bundle.ts';

const { root } = projectAt();

/** Bundles the sandbox as the package has it. Returns the path of the module. */
export async function bundleSandbox(): Promise<string> {
  const outdir = mkdtempSync(path.join(tmpdir(), 'example-sandbox-'));
  await bundle({ ...SANDBOX, absWorkingDir: root, bundle: true, format: 'esm', outdir });
  return path.join(outdir, 'sandbox.js');
}

/**
 * Builds an example, with the sources in place of the package that a user installs.
 *
 * @param env What the example reads from the environment, without `VITE_`.
 * @returns The folder of the page.
 */
export async function buildExample(name: string, sandbox: string, env: Record<string, string> = {}): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), `example-${name}-`));
  await build({
    root: path.join(root, 'examples', name),
    configFile: false,
    envDir: false,
    logLevel: 'error',
    base: './',
    define: Object.fromEntries(
      Object.entries(env).map(([key, value]) => [`import.meta.env.VITE_${key}`, JSON.stringify(value)]),
    ),
    resolve: {
      alias: [
        { find: /^inventory-service-api$/, replacement: path.join(root, 'src/public/client.ts') },
        { find: /^inventory-service-api\/sandbox$/, replacement: sandbox },
      ],
    },
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Serves a folder on a free port. */
export async function serveFolder(folder: string): Promise<{ origin: string; close(): void }> {
  const serve = sirv(folder);
  const server = createServer((request, response) =>
    serve(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
