import { connect } from 'node:net';
import { expect } from 'vitest';
import type { Operation } from '../../src/contract/operations.ts';
import { fullSampleOf } from '../../src/contract/samples.ts';
import type { CreateEngine } from '../../src/public/mock.ts';
import type { RefusalBody } from '../../src/service/refusal-body.ts';
import { operations } from './document.ts';

export const TOKEN = { Authorization: 'Service-oauthtoken demo' };
export const ID = '4815162342481516001';

/** A request as it is sent. */
export interface Call {
  method: string;
  /** Path and query below the server's address. */
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The operation of an id. */
export function operationOf(id: string): Operation {
  return byId.get(id)!;
}

/** A valid call of an operation, with its sample. */
export function callOf(operation: Operation): Call {
  const query = new URLSearchParams();
  for (const { name, required, in: place } of operation.parameters) {
    if (place === 'query' && required) query.set(name, name === 'organization_id' ? '10234695' : ID);
  }
  const path = operation.path.replaceAll(/\{\w+\}/g, ID);
  const body = bodyOf(operation);
  return {
    method: operation.method.toUpperCase(),
    path: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...TOKEN, ...(typeof body === 'string' && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  };
}

/** Sends a call to a server. */
export function send(baseUrl: string, { path, ...init }: Call): Promise<Response> {
  return fetch(baseUrl + path, init);
}

/** A call with other headers; undefined takes one away. */
export function withHeaders(call: Call, headers: Record<string, string | undefined>): Call {
  const all = Object.entries({ ...call.headers, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...call, headers: Object.fromEntries(all) };
}

/** How a call is refused. */
export type Refused = [status: number, reason: string | null, message: string];

/** Sends a call that is refused, and reads the envelope. */
export async function readRefusal(baseUrl: string, call: Call): Promise<Refused> {
  const response = await send(baseUrl, call);
  expect(response.headers.get('content-type')).toBe('application/json');
  const { code, message, errors, ...others } = (await response.json()) as RefusalBody;
  expect(others).toEqual({});
  expect(errors.length).toBeGreaterThan(0);
  expect(code).not.toBe(0);
  return [response.status, response.headers.get('x-mock-refusal'), message];
}

/** Sends bytes as they are, and nothing after them; returns what comes back until the connection ends. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.end(bytes);
  });
}

/** An engine that answers with what it was asked. */
export const echo: CreateEngine = () => ({
  answer({ operation, path, query, payload, organization, preferences }) {
    const body = payload?.type === 'application/json' ? payload.exact() : payload?.fields;
    const what = { code: 0, id: operation.id, path, query, body, organization, preferences };
    return { status: 200, contentType: 'application/json', body: JSON.stringify(what) };
  },
});

function bodyOf({ object }: Operation): string | FormData | undefined {
  const content = object.requestBody?.content;
  const json = content?.['application/json'];
  if (json) return JSON.stringify(fullSampleOf(json));
  if (!content?.['multipart/form-data']) return undefined;
  const form = new FormData();
  for (const name of ['image', 'attachment'])
    form.set(name, new Blob(['a picture'], { type: 'image/png' }), 'picture.png');
  return form;
}
