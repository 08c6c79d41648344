import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import colors from 'picocolors';
import { ReferenceProblem } from '../../reference/index.ts';
import { type Contract, contractOf } from '../../sandbox/engine/index.ts';
import { SandboxError, SandboxFileError, type SandboxServer, serveSandbox } from '../../sandbox/node/index.ts';
import { type Handler, serveFiles, untilInterrupted } from '../../src/cli/index.ts';
import {
  DOCUMENTED_AUTHORIZATION,
  headerLine,
  type OpenApiDocument,
  tokenHeader,
  UnreadableDocumentError,
} from '../../src/contract/index.ts';
import { readBuiltDocument } from '../lib/built-document.ts';
import type { Project } from '../lib/project.ts';
import { createBuilder } from './build-beside.ts';
import { printFailure, printStage } from './print-report.ts';
import { referenceSources } from './reference-inputs.ts';

/** The header of calls to the sandbox, which takes any token. */
const TOKEN = headerLine(tokenHeader(DOCUMENTED_AUTHORIZATION), 'demo');

/** Where pages ask for news of builds, in watch mode. */
const BUILD_EVENTS = '/-/builds';

/** The page that stands for the reference until it is written. */
const BEING_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>Being built</title>
<style>body { font: 1rem/1.5 system-ui; margin: 4rem auto; max-width: 40rem; padding: 0 1rem; color-scheme: light dark }</style>
<h1>The reference is being built</h1>
<p>This page becomes the reference as soon as it is written; the terminal shows how far it is.
The <a href="/sandbox">sandbox</a> is already up.</p>
</html>
`;

/** Where to serve. */
interface Address {
  host: string;
  port: number;
}

/** Where to serve, and what writes the reference, since it takes more than the build has. */
export interface LiveOptions extends Address {
  writeSite(
    project: Project,
    document: OpenApiDocument,
    options: { output: string; reloadFrom?: string },
  ): Promise<{ pages: number }>;
}

/**
 * Serves what is there, at once, until the process is stopped. What is stale is built meanwhile: until then, the sandbox has the
 * contract of the last build, and the reference says that it is being built.
 *
 * @returns The exit status: 1 if a build failed, since what is served would not be what the sources say.
 */
export async function serve(project: Project, { host, port }: Address): Promise<number> {
  const folder = path.join(project.root, 'dist', 'reference');
  const builder = createBuilder(project, folder);
  const handleFile = serveFiles(folder, { isLive: true });
  let isWritten = false;
  const fallback: Handler = (request, response, next) =>
    isWritten ? handleFile(request, response, next) : answerLater(response);

  // Only what was never built has to be built first.
  if (!existsSync(documentOf(project)) && !(await builder.contract())) return 1;
  let served = readFileSync(documentOf(project), 'utf8');
  let server = await serveSandbox(contractOf(await readBuiltDocument(project)), { port, host, fallback });
  announce(server);
  const stopped = untilInterrupted().then(() => 0);
  const failed = build().then((isBuilt) => (isBuilt ? stopped : 1));
  const status = await Promise.race([stopped, failed]);
  builder.stop();
  await server.close();
  return status;

  async function build(): Promise<boolean> {
    console.log('\nBuilding what changed. The sandbox is already up; the reference will be ready within a minute.');
    if (!(await builder.contract())) return false;
    const built = readFileSync(documentOf(project), 'utf8');
    if (built !== served) {
      served = built;
      server = await restarted(server, contractOf(await readBuiltDocument(project)), { host, fallback });
    }
    if (!(await builder.reference())) return false;
    isWritten = true;
    console.log(`The reference is ready: ${colors.bold(`${server.url}/`)}`);
    return true;
  }
}

/** Builds on every change, and restarts the sandbox each time, with what it had. Pages reconnect, see another build, and reload. */
export async function serveLive(project: Project, { host, port, writeSite }: LiveOptions): Promise<void> {
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
    build += 1;
    if (server) {
      server = await restarted(server, contractOf(contract), { host, fallback });
    } else {
      server = await serveSandbox(contractOf(contract), { port, host, fallback });
      announce(server);
    }
  }
}

/** Serves another contract on the same port, with the records of the sandbox before where that contract can have them. */
async function restarted(
  before: SandboxServer,
  contract: Contract,
  options: { host: string; fallback: Handler },
): Promise<SandboxServer> {
  await before.close();
  const address = { ...options, port: before.port };
  try {
    const server = await serveSandbox(contract, { ...address, seed: before.sandbox.snapshot() });
    console.log('The sandbox has the new contract, and the records it had.');
    return server;
  } catch (error) {
    if (!(error instanceof SandboxFileError)) throw error;
    console.log(
      `The sandbox has the new contract, and starts again with its seed, since that contract can't have the records: ${error.message}`,
    );
    return serveSandbox(contract, address);
  }
}

/** Answers in place of a page that is not written yet, and asks for it again. */
function answerLater(response: ServerResponse): void {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  });
  response.end(BEING_BUILT);
}

function documentOf({ generated }: Project): string {
  return path.join(generated, 'openapi.json');
}

/** Prints why it can't start, or go on. */
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
  const call = (path: string): string => `curl '${baseUrl}${path}?organization_id=10234695' -H '${TOKEN}'`;
  const commands = [
    ['A new contact', `${call('/contacts')} --json '{"contact_name":"Hubballi Outdoors '$(date +%s)'"}'`],
    ['It is in the list', call('/contacts')],
    ['A body that is rejected', `${call('/items')} --json '{"name":"Bottle","item_type":"gift"}'`],
    [
      'The clock of the sandbox, 40 days on',
      `curl '${url}/sandbox/clock/advance' -H 'X-Sandbox-Control: 1' --json '{"days":40}'`,
    ],
  ];
  console.log(
    `\nReference:   ${colors.bold(`${url}/`)}\nSandbox API: ${colors.bold(baseUrl)}\nConsole:     ${colors.bold(`${url}/sandbox`)}\n\nTry:\n`,
  );
  for (const [what, command] of commands) console.log(`  ${colors.dim(`# ${what}`)}\n  ${command}\n`);
  console.log('Press Ctrl-C to stop.');
}

function closeWhenInterrupted(close: () => Promise<void> | undefined): void {
  void untilInterrupted()
    .then(close)
    .then(() => process.exit(0));
}
