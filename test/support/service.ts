import { expect } from 'vitest';
import { responseOf } from '../../src/service/fetch.ts';
import type { LogEntry } from '../../src/service/log.ts';
import { codeOf, type RefusalReason } from '../../src/service/reasons.ts';
import type { RefusalBody } from '../../src/service/refusal-body.ts';
import { createService, type Service, type ServiceOptions } from '../../src/service/service.ts';
import { serviceContract } from '../../src/service/service-contract.ts';
import { contract, operations, requests } from './document.ts';
import { type Call, echo, type Refused } from './mock-calls.ts';

/** Path of the server, before the paths of calls. */
export const BASE = '/inventory/v1';

/** A service without a network, and how it is called. */
export interface TestService {
  service: Service;
  /** Sends a call to a path below the server's address. */
  send(call: Call): Promise<Response>;
  /** Sends a call to a target, as it stands in a request line. */
  sendTo(target: string, call: Omit<Call, 'path'>): Promise<Response>;
  /** Sends a call that is refused, and reads the envelope. */
  refusalOf(call: Call): Promise<Refused>;
  /** What has been logged. */
  log: LogEntry[];
}

/** Makes a service that answers with what it was asked, if nothing else is said. */
export async function openService(options: Partial<ServiceOptions> = {}): Promise<TestService> {
  const log: LogEntry[] = [];
  const service = createService({
    name: 'mock',
    contract: serviceContract({ operations, servers: contract.servers, requests, account: 'organization_id' }),
    engine: await echo(contract, { seed: '' }),
    log: (entry) => log.push(entry),
    ...options,
  });

  async function sendTo(target: string, { method, headers, body }: Omit<Call, 'path'>): Promise<Response> {
    const encoded = new Response(body);
    const all = new Headers(encoded.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const answer = await service.answer({
      method,
      target,
      header: (name) => all.get(name) ?? undefined,
      body: body === undefined ? undefined : new Uint8Array(await encoded.arrayBuffer()),
    });
    return responseOf(answer);
  }

  const send = (call: Call): Promise<Response> => sendTo(BASE + call.path, call);
  return { service, log, send, sendTo, refusalOf: async (call) => readRefused(await send(call)) };
}

/** Reads a refusal in the envelope. */
export async function readRefused(response: Response): Promise<Refused> {
  expect(response.headers.get('content-type')).toBe('application/json');
  const { code, message, errors, ...others } = (await response.json()) as RefusalBody;
  expect(others).toEqual({});
  for (const error of errors) expect(message).toContain(error.message.slice(0, -1));
  const reason = response.headers.get('x-mock-refusal');
  expect(code).toBe(codeOf(response.status, reason as RefusalReason));
  return [response.status, reason, message];
}
