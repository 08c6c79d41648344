import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { requestOf } from '../../reference/browser/try/request-of.ts';
import { type SampleCall, sampleCall } from '../../src/code-samples/index.ts';
import { authorizationText, type Operation, readAuthorization } from '../../src/contract/index.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { createRecorder, type Finding } from '../../src/public/verify.ts';
import { contract, operations } from '../support/document.ts';

/** What a door comes to: a status and a body, byte for byte. */
export interface Answered {
  status: number;
  body: string;
}

/** What a service has answered, by operationId. */
export type Answers = Readonly<Record<string, Answered>>;

/** What a team tells of its service. */
export interface ToldService {
  baseUrl: string;
  /** `Bearer {token}`, or `X-Api-Key: {token}`; as documented if it is undefined. */
  authorization?: string;
}

/** A service whose host, path, prefix or header and limit headers the documents do not name. */
export interface StandIn extends Required<ToldService> {
  /** What it has answered, by the operation that a URL and a method are. The last answer counts. */
  answered: Record<string, Answered>;
  /** Forgets what it has answered. */
  forget(): void;
  close(): Promise<void>;
}

/** Its path, which has nothing of that of the contract. */
const BASE_PATH = '/gateway/api/v9';

/** Every answer is that of a sandbox that has just started. */
const fresh = (authorization?: string) =>
  createSandbox(authorization === undefined ? {} : { authorization: readAuthorization(authorization) });

/** Starts a service that takes tokens in one form alone. */
export async function startStandIn(authorization: string): Promise<StandIn> {
  const story = fresh(authorization);
  let answered: Record<string, Answered> = {};
  const server = createServer(async (request, response) => {
    const [path = '', query = ''] = request.url!.split('?');
    if (!path.startsWith(`${BASE_PATH}/`)) return void response.writeHead(404).end('Nothing is here.');
    const sandbox = story.fork();
    const sent = await buffer(request);
    const answer = await sandbox.fetch(
      new Request(`${sandbox.baseUrl}${path.slice(BASE_PATH.length)}?${query}`, {
        method: request.method!,
        headers: Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        ),
        ...(sent.length > 0 && { body: new Uint8Array(sent) }),
      }),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    const operation = operationOf(request.method!, path.slice(BASE_PATH.length));
    if (operation && request.method !== 'OPTIONS')
      answered[operation.id] = { status: answer.status, body: body.toString('latin1') };
    const limits = { 'X-Quota-Limit': '100', 'X-Quota-Left': '42', 'X-Quota-Reset': '30' };
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...limits }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE_PATH}`,
    authorization: authorizationText(readAuthorization(authorization)),
    get answered() {
      return answered;
    },
    forget: () => void (answered = {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The call of the sample of an operation to a service, with the names of the sample, so that all doors send the same. */
export function callTo({ baseUrl, authorization }: ToldService, operation: Operation): SampleCall {
  return {
    ...sampleCall(contract, operation),
    server: baseUrl,
    fresh: [],
    ...(authorization !== undefined && { authorization }),
  };
}

/** What a plain sandbox answers to operations, as the documents show it, and what the verifier finds in that. */
export async function plainAnswers(
  called: readonly Operation[] = operations,
): Promise<{ answers: Answers; findings: readonly Finding[] }> {
  const story = fresh();
  const recorder = createRecorder();
  const answers: Record<string, Answered> = {};
  for (const operation of called) {
    const sandbox = story.fork();
    const request = requestOf(callTo(sandbox, operation), 'demo');
    const sent = { method: request.method, url: request.url, headers: Object.fromEntries(request.headers) };
    const body = new Uint8Array(await request.clone().arrayBuffer());
    const response = await sandbox.fetch(request);
    const { status, headers } = response;
    const answer = await read(response);
    answers[operation.id] = answer;
    recorder({
      request: { ...sent, body },
      response: { status, headers: Object.fromEntries(headers), body: Buffer.from(answer.body, 'latin1') },
    });
  }
  return { answers, findings: recorder.report().findings };
}

/** The operations that two answer differently. */
export function differences(one: Answers, other: Answers): string[] {
  const same = (id: string): boolean => one[id]?.status === other[id]?.status && one[id]?.body === other[id]?.body;
  return operations.map(({ id }) => id).filter((id) => !same(id));
}

/** Reads a response. */
export async function read(response: Response): Promise<Answered> {
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

/** The operation of a path below the address of the service; of several templates, the one with the most fixed parts. */
function operationOf(method: string, path: string): Operation | undefined {
  const fixed = ({ path: template }: Operation): number => template.replaceAll(/\{\w+\}/g, '').length;
  return operations
    .filter((one) => one.method.toUpperCase() === method)
    .filter((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(decodeURIComponent(path)))
    .sort((one, other) => fixed(other) - fixed(one))[0];
}
