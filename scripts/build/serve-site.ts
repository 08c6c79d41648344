import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import colors from 'picocolors';
import { ReferenceProblem } from '../../reference/index.ts';
import { serveFiles, untilInterrupted } from '../../src/cli/index.ts';
import { type OpenApiDocument, UnreadableDocumentError } from '../../src/contract/index.ts';
import { contractOf } from '../../src/sandbox/engine/index.ts';
import { SandboxError, type SandboxServer, serveSandbox } from '../../src/sandbox/node/index.ts';
import { readBuiltDocument } from '../lib/built-document.ts';
import type { Project } from '../lib/project.ts';
import { changedSince, hashFiles, remember } from './freshness.ts';
import { isFresh, writeBuild } from './output.ts';
import { printFailure, printStage } from './print-report.ts';
import { referenceInputs, referenceSources } from './reference-inputs.ts';

/** Where pages ask for news of builds, in watch mode. */
const BUILD_EVENTS = '/-/builds';

/** Name under which it is remembered from what the reference was made. */
const REFERENCE = 'reference';

/** Where to serve, and what writes the reference, since it takes more than the build has. */
export interface ServeOptions {
  host: string;
  port: number;
  writeSite(
    project: Project,
    document: OpenApiDocument,
    options: { output: string; reloadFrom?: string },
  ): Promise<{ pages: number }>;
}

/** Builds what is stale, and serves it until the process is stopped. */
export async function serve(project: Project, { host, port, writeSite }: ServeOptions): Promise<void> {
  const document = path.join(project.generated, 'openapi.json');
  if (isFresh(project)) {
    console.log('generated/ is up to date.');
  } else {
    // Only now, since the build takes longer to load than what is up to date takes to serve.
    const { runPipeline } = await import('./pipeline.ts');
    writeBuild(project, await runPipeline(project, { onStage: printStage }));
  }
  const folder = path.join(project.root, 'dist', 'reference');
  const index = path.join(folder, 'index.html');
  if (existsSync(index) && changedSince(project.root, REFERENCE)?.length === 0) {
    console.log('dist/reference/ is up to date.');
  } else {
    const inputs = hashFiles([document, ...(await referenceInputs(project.root))]);
    const contract = await readBuiltDocument(project);
    await timed(() => writeSite(project, contract, { output: folder }));
    remember(project.root, REFERENCE, { inputs, outputs: [index] });
  }
  const contract = contractOf(await readBuiltDocument(project));
  const server = await serveSandbox(contract, { port, host, fallback: serveFiles(folder, { isLive: true }) });
  announce(server);
  closeWhenInterrupted(() => server.close());
}

/** Builds on every change, and restarts the sandbox each time, with what it had. Pages reconnect, see another build, and reload. */
export async function serveLive(project: Project, { host, port, writeSite }: ServeOptions): Promise<void> {
  const folder = path.join(project.root, 'node_modules/.cache/inventory-service-api/live-reference');
  const handleFile = serveFiles(folder, { isLive: true });
  let build = 0;
  let server: SandboxServer | undefined;
  closeWhenInterrupted(() => server?.close());

  const fallback = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== BUILD_EVENTS) handleFile(request, response, next);
    else
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
        .write(`retry: 300\ndata: ${process.pid}-${build}\n\n`);
  };
  const { watchContract } = await import('./watch.ts');
  await watchContract(project, {
    also: await referenceSources(project.root),
    onContract: (contract) => restart(contract).catch(printProblem),
  });

  async function restart(contract: OpenApiDocument): Promise<void> {
    await timed(() => writeSite(project, contract, { output: folder, reloadFrom: BUILD_EVENTS }));
    const before = server;
    await before?.close();
    build += 1;
    const options = { port: before?.port ?? port, host, fallback, ...(before && { seed: before.sandbox.snapshot() }) };
    server = await serveSandbox(contractOf(contract), options);
    if (!before) announce(server);
  }
}

/** Prints why it cannot start, or go on. */
export function printProblem(error: unknown): void {
  const isExplained = [SandboxError, ReferenceProblem, UnreadableDocumentError].some((known) => error instanceof known);
  if (isExplained) console.error((error as Error).message);
  else printFailure(error);
}

/** Prints how long the reference took. */
async function timed(write: () => Promise<{ pages: number }>): Promise<void> {
  const start = performance.now();
  const { pages } = await write();
  printStage({ name: 'reference', duration: performance.now() - start, summary: `${pages} pages` });
}

function announce({ url, baseUrl }: SandboxServer): void {
  const call = (path: string): string =>
    `curl '${baseUrl}${path}?organization_id=10234695' -H 'Authorization: Service-oauthtoken demo'`;
  const commands = [
    ['A new contact', `${call('/contacts')} --json '{"contact_name":"Hubballi Outdoors","contact_type":"customer"}'`],
    ['It is in the list', call('/contacts')],
    ['A body that is refused', `${call('/items')} --json '{"name":"Bottle","item_type":"gift"}'`],
    [
      'The clock of the sandbox, 40 days on',
      `curl '${url}/sandbox/clock/advance' -H 'X-Sandbox-Control: 1' --json '{"days":40}'`,
    ],
  ];
  console.log(
    `\nThe reference: ${colors.bold(`${url}/`)}\nThe sandbox:   ${colors.bold(baseUrl)}\nIts page:      ${colors.bold(`${url}/sandbox`)}\n\nTry:\n`,
  );
  for (const [what, command] of commands) console.log(`  ${colors.dim(`# ${what}`)}\n  ${command}\n`);
  console.log('Ctrl-C stops it.');
}

function closeWhenInterrupted(close: () => Promise<void> | undefined): void {
  void untilInterrupted()
    .then(close)
    .then(() => process.exit(0));
}
