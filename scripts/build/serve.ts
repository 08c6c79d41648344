import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import colors from 'picocolors';
import { buildReference } from '../../reference/build.ts';
import { ReferenceProblem } from '../../reference/problem.ts';
import { untilInterrupted } from '../../src/cli/interrupt.ts';
import { serveFiles } from '../../src/cli/static-files.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { UnreadableDocumentError } from '../../src/contract/read.ts';
import { type Mock, MockError, startMock } from '../../src/mock/index.ts';
import { readBuiltDocument } from '../lib/built-document.ts';
import type { Project } from '../lib/project.ts';
import { changedSince, hashFiles, remember } from './freshness.ts';
import { isFresh, writeBuild } from './output.ts';
import { runPipeline } from './pipeline.ts';
import { referenceInputs, referenceSources } from './reference-inputs.ts';
import { printFailure, printStage } from './report.ts';
import { watchContract } from './watch.ts';

/** Where pages ask for news of builds, in watch mode. */
const BUILD_EVENTS = '/-/builds';

/** Name under which it is remembered from what the reference was made. */
const REFERENCE = 'reference';

/** Builds what is stale, and serves it until the process is stopped. */
export async function serve(project: Project, host: string, port: number): Promise<void> {
  const document = path.join(project.generated, 'openapi.json');
  if (isFresh(project)) console.log('generated/ is up to date.');
  else writeBuild(project, await runPipeline(project, { onStage: printStage }));
  const folder = path.join(project.root, 'dist', 'reference');
  const index = path.join(folder, 'index.html');
  if (existsSync(index) && changedSince(project.root, REFERENCE)?.length === 0) {
    console.log('dist/reference/ is up to date.');
  } else {
    const inputs = hashFiles([document, ...(await referenceInputs(project.root))]);
    await writeReference(await readBuiltDocument(project), folder);
    remember(project.root, REFERENCE, { inputs, outputs: [index] });
  }
  const mock = await startMock({ port, host, document, fallback: serveFiles(folder) });
  announce(mock);
  closeWhenInterrupted(() => mock.close());
}

/** Builds on every change, and restarts the mock each time. Pages reconnect, see another build, and reload. */
export async function serveLive(project: Project, host: string, port: number): Promise<void> {
  const folder = path.join(project.root, 'node_modules/.cache/inventory-service-api/live-reference');
  const handleFile = serveFiles(folder, { isLive: true });
  let build = 0;
  let mock: Mock | undefined;
  closeWhenInterrupted(() => mock?.close());

  const fallback = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== BUILD_EVENTS) handleFile(request, response, next);
    else
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
        .write(`retry: 300\ndata: ${process.pid}-${build}\n\n`);
  };
  await watchContract(project, {
    also: await referenceSources(project.root),
    onContract: (contract) => restart(contract).catch(printProblem),
  });

  async function restart(contract: OpenApiDocument): Promise<void> {
    await writeReference(contract, folder, BUILD_EVENTS);
    const isFirst = mock === undefined;
    await mock?.close();
    build += 1;
    mock = await startMock({ port: mock?.port ?? port, host, document: contract, fallback });
    if (isFirst) announce(mock);
  }
}

/** Prints why it cannot start, or go on. */
export function printProblem(error: unknown): void {
  const isExplained = [MockError, ReferenceProblem, UnreadableDocumentError].some((known) => error instanceof known);
  if (isExplained) console.error((error as Error).message);
  else printFailure(error);
}

async function writeReference(contract: OpenApiDocument, output: string, reloadFrom?: string): Promise<void> {
  const start = performance.now();
  const { pages } = await buildReference({
    document: contract,
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
