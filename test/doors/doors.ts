import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { requestOf, sampleFile } from '../../reference/browser/try/request-of.ts';
import {
  methodName,
  type OpenApiDocument,
  type Operation,
  readAuthorization,
  resourceName,
} from '../../src/contract/index.ts';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { createMcpServer } from '../../src/mcp/mcp-server.ts';
import { sendWith } from '../../src/mcp/send.ts';
import { createInventoryClient, type InventoryClient } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { startProxy, targetOf } from '../../verifier/verify/node/proxy/start-proxy.ts';
import type { Finding } from '../../verifier/verify/report/finding-kinds.ts';
import { contract, operations } from '../support/document.ts';
import { madeOnce } from '../support/made-once.ts';
import { requestFromDocument } from './from-document.ts';
import { type Answered, type Answers, callTo, read, type ToldService } from './stand-in.ts';

const TOKEN = 'demo';
const ORGANIZATION = '10234695';

/** Calls operations in one way. */
type Door = (service: ToldService, called: readonly Operation[]) => Promise<Answers>;

async function answersOf(
  called: readonly Operation[],
  answer: (operation: Operation) => Promise<Answered>,
): Promise<Answers> {
  const answers: Record<string, Answered> = {};
  for (const operation of called) answers[operation.id] = await answer(operation);
  return answers;
}

/** How a client is told of a service, and a place for what its last call was answered. */
function clientOptions({ baseUrl, authorization }: ToldService) {
  const last: { answer?: Answered } = {};
  const options = {
    baseUrl,
    organizationId: ORGANIZATION,
    accessToken: TOKEN,
    limits: false as const,
    retries: 0,
    ...(authorization !== undefined && { authorization: readAuthorization(authorization) }),
    fetch: async (request: Request): Promise<Response> => {
      const response = await fetch(request);
      last.answer = await read(response.clone());
      return response;
    },
  };
  return { options, last };
}

/** What the fetch of a client has seen; a call that came to nothing else is not hidden by its error. */
async function lastAfter(last: { answer?: Answered }, call: PromiseLike<unknown>): Promise<Answered> {
  delete last.answer;
  await Promise.resolve(call).catch((error: unknown) => {
    if (!last.answer || last.answer.status < 400) throw error;
  });
  return last.answer!;
}

/** The methods of the client. */
const methods: Door = (service, called) => {
  const { options, last } = clientOptions(service);
  const client = createInventoryClient(options);
  return answersOf(called, (operation) => {
    const { ids, query, body } = callTo(service, operation);
    const { organization_id: _, ...own } = query;
    const resource = client[resourceName(operation.tag) as keyof InventoryClient] as unknown as Record<
      string,
      (...args: unknown[]) => PromiseLike<unknown>
    >;
    const given = body && ('json' in body ? body.json : { [body.field]: sampleFile() });
    const args = [...Object.values(ids), ...(given ? [given] : []), ...(Object.keys(own).length > 0 ? [own] : [])];
    return lastAfter(last, resource[methodName(operation)]!(...args));
  });
};

/** The calls of the client by path. */
const paths: Door = (service, called) => {
  const { options, last } = clientOptions(service);
  const request = httpOf(createInventoryClient(options)).request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<unknown>;
  return answersOf(called, (operation) => {
    const { ids, query, body, file } = callTo(service, operation);
    const given = body && ('json' in body ? body.json : { [body.field]: sampleFile() });
    const init = {
      params: { path: ids, query },
      ...(given ? { body: given } : {}),
      ...(file !== undefined && { parseAs: 'arrayBuffer' }),
    };
    return lastAfter(last, request(operation.method, operation.path, init));
  });
};

/** What is sent by the form of a page. */
const tryIt: Door = (service, called) =>
  answersOf(called, async (operation) => read(await fetch(requestOf(callTo(service, operation), TOKEN))));

/** The requests that tools build which import the document. */
const importedDocument: Door = (service, called) =>
  answersOf(called, async (operation) => read(await fetch(requestFromDocument(service, operation))));

/** The doors that are called from this process, and answer byte for byte. */
export const DOORS: Readonly<Record<string, Door>> = {
  'the methods of the client': methods,
  'the calls of the client by path': paths,
  'the form of the reference': tryIt,
  'requests built from the document': importedDocument,
};

/** Calls through the proxy, as whoever is told the path of the contract: what came back, and what the verifier finds. */
export async function throughProxy(
  service: ToldService,
  called: readonly Operation[],
): Promise<{ answers: Answers; findings: readonly Finding[]; recorded: string }> {
  const lines: string[] = [];
  const recorder = createRecorder({ to: (line) => lines.push(line), values: true });
  const failures: Error[] = [];
  const proxy = await startProxy({
    target: targetOf(service.baseUrl, '/inventory/v1'),
    port: 0,
    onExchange: recorder,
    onFailure: (error) => failures.push(error),
  });
  const { baseUrl: _, ...told } = service;
  const answers = await DOORS['the form of the reference']!({ ...told, baseUrl: `${proxy.url}/inventory/v1` }, called);
  while (lines.length <= called.length && failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await proxy.close();
  if (failures.length > 0) throw failures[0];
  return { answers, findings: recorder.report().findings, recorded: lines.join('\n') };
}

const catalogueOf = madeOnce((document: OpenApiDocument) => createCatalogue(document, undefined));

/** What the tool `call` shows of operations that it can send, by operationId: the status, and what stands between the marks. */
export async function throughMcp(
  service: ToldService,
  called: readonly Operation[],
): Promise<Record<string, { status: number; body: unknown }>> {
  const { fetch: _, ...options } = clientOptions(service).options;
  const allowed = new Set(operations.map(({ id }) => id));
  const calling = { send: sendWith(options), target: 'a service', allowed };
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer('1', catalogueOf(contract), calling).connect(theirs);
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(ours);
  const shown: Record<string, { status: number; body: unknown }> = {};
  for (const operation of called) {
    const { ids, query, body } = callTo(service, operation);
    if (body && 'field' in body) continue;
    const { organization_id: _, ...own } = query;
    // The tool asks for smaller pages than the service has by itself.
    const size = operation.parameters.some(({ name }) => name === 'per_page') ? { per_page: 200 } : {};
    const values = {
      operationId: operation.id,
      parameters: { ...ids, ...size, ...own },
      full: true,
      ...(body && { body: body.json }),
    };
    const { content } = await client.callTool({ name: 'call', arguments: values });
    const { text } = (content as { text: string }[])[0]!;
    const [, status, data] = /^(\d+)\n[\s\S]*?<data-[\w-]+>\n([\s\S]*)\n<\/data-/.exec(text) ?? [];
    shown[operation.id] =
      data === undefined ? { status: 0, body: text } : { status: Number(status), body: JSON.parse(data) };
  }
  await client.close();
  return shown;
}
