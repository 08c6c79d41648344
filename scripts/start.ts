import type { IncomingMessage, ServerResponse } from 'node:http';
import { createConnection } from 'node:net';
import path from 'node:path';
import colors from 'picocolors';
import { buildReference } from '../reference/build.ts';
import { isReferenceFresh } from '../reference/fresh.ts';
import { ReferenceProblem } from '../reference/problem.ts';
import { untilInterrupted } from '../src/cli/interrupt.ts';
import { serveFiles } from '../src/cli/static-files.ts';
import { UnreadableDocumentError } from '../src/contract/read.ts';
import { type Mock, MockError, startMock } from '../src/mock/index.ts';
import { readBuiltDocument } from './built-document.ts';
import { type Arguments, readOptions, refuseUsage } from './options.ts';
import { isFresh, replaceGenerated } from './output.ts';
import { runPipeline } from './pipeline.ts';
import { projectAt } from './project.ts';
import { printFailure, printStage } from './report.ts';
import { watchContract } from './watch.ts';

const HELP = `Serves the API reference and the mock on one origin; builds both first if their sources have changed.

  npm start                       on port 4010
  npm start -- --port 4011        on another port; PORT=4011 npm start does the same
  npm start -- --watch            builds again when the contract changes, and reloads the page

Exit status: 0 stopped, 1 it cannot start, 2 wrong usage.`;

const HOST = '127.0.0.1';

/** Where pages ask for news of builds, in watch mode. */
const NEWS = '/-/builds';

/** What the reference is made of, beside the contract and the code. */
const REFERENCE_SOURCES = ['reference/pages', 'reference/style', 'reference/browser', 'CHANGELOG.md'];

const project = projectAt();
const document = path.join(project.generated, 'openapi.json');

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readPort(args);
  if ('status' in options) return options.status;
  const { port, watch } = options.values;
  if (await isTaken(port)) {
    console.error(
      `Port ${port} is in use. Stop what listens there, or choose another: npm start -- --port ${port + 1}`,
    );
    return 1;
  }
  try {
    await (watch ? serveLive(port) : serve(port));
    return 0;
  } catch (error) {
    printProblem(error);
    return 1;
  }
}

function readPort(args: string[]): Arguments<{ port: number; watch: boolean }> {
  const options = readOptions(args, HELP, {
    port: { type: 'string', default: process.env['PORT'] ?? '4010' },
    watch: { type: 'boolean' },
  });
  if ('status' in options) return options;
  const { port, watch } = options.values;
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    return refuseUsage(`The port is a number from 0 to 65535, not ${port}.`, HELP);
  return { values: { port: Number(port), watch } };
}

/** Builds what is stale, and serves it until the process is stopped. */
async function serve(port: number): Promise<void> {
  if (isFresh(project)) console.log('generated/ is up to date.');
  else replaceGenerated(project, (await runPipeline(project, printStage)).files);
  const folder = path.join(project.root, 'dist', 'reference');
  if (isReferenceFresh(folder, await readBuiltDocument(project))) console.log('dist/reference/ is up to date.');
  else await writeReference(folder);
  const mock = await startMock({ port, host: HOST, fallback: serveFiles(folder) });
  announce(mock);
  closeWhenInterrupted(() => mock.close());
}

/** Builds on every change, and starts the mock anew each time. Pages come back, see another build, and load again. */
async function serveLive(port: number): Promise<void> {
  const folder = path.join(project.root, 'node_modules/.cache/inventory-service-api/live-reference');
  const handleFile = serveFiles(folder, { isLive: true });
  let build = 0;
  let mock: Mock | undefined;
  closeWhenInterrupted(() => mock?.close());

  const fallback = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== NEWS) handleFile(request, response, next);
    else
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
        .write(`retry: 300\ndata: ${process.pid}-${build}\n\n`);
  };
  await watchContract(project, {
    also: REFERENCE_SOURCES,
    onBuild: () => restart().catch(printProblem),
  });

  async function restart(): Promise<void> {
    await writeReference(folder, NEWS);
    const isFirst = mock === undefined;
    await mock?.close();
    build += 1;
    mock = await startMock({ port: mock?.port ?? port, host: HOST, document, fallback });
    if (isFirst) announce(mock);
  }
}

function printProblem(error: unknown): void {
  const isExplained = [MockError, ReferenceProblem, UnreadableDocumentError].some((known) => error instanceof known);
  if (isExplained) console.error((error as Error).message);
  else printFailure(error);
}

async function writeReference(output: string, reloadFrom?: string): Promise<void> {
  const start = performance.now();
  const { pages } = await buildReference({
    document: await readBuiltDocument(project),
    output,
    ...(reloadFrom !== undefined && { reloadFrom }),
  });
  printStage({ name: 'reference', duration: performance.now() - start, summary: `${pages} pages` });
}

function announce({ url, baseUrl }: Mock): void {
  const token = "-H 'Authorization: Service-oauthtoken demo'";
  const commands = [
    ['A page of taxes', `curl '${baseUrl}/settings/taxes?organization_id=10234695' ${token}`],
    [
      'A new tax',
      `curl '${baseUrl}/settings/taxes?organization_id=10234695' ${token} --json '{"tax_name":"IGST18","tax_percentage":18}'`,
    ],
    [
      'A body that is refused',
      `curl '${baseUrl}/items?organization_id=10234695' ${token} --json '{"name":"Bottle","item_type":"gift"}'`,
    ],
  ];
  console.log(`\nThe reference: ${colors.bold(`${url}/`)}\nThe mock:      ${colors.bold(baseUrl)}\n\nTry:\n`);
  for (const [what, command] of commands) console.log(`  ${colors.dim(`# ${what}`)}\n  ${command}\n`);
  console.log('Ctrl-C stops it.');
}

function closeWhenInterrupted(close: () => Promise<void> | undefined): void {
  void untilInterrupted()
    .then(close)
    .then(() => process.exit(0));
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: HOST })
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}
