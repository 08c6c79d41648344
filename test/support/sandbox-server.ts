import { request as send } from 'node:http';
import { onTestFinished } from 'vitest';
import { type SandboxServer, type StartSandboxOptions, startSandbox } from '../../src/public/sandbox-server.ts';
import type { Json } from './story.ts';

/** Starts a sandbox for one test. */
export async function start(options: StartSandboxOptions = {}): Promise<SandboxServer> {
  const server = await startSandbox(options);
  onTestFinished(() => server.close());
  return server;
}

/** An answer of a control URL. */
export interface ControlReply {
  status: number;
  headers: Headers;
  body: Json;
}

/** Calls control URLs of a server, such as `PUT /clock`. */
export function controlOf({ url }: { url: string }) {
  return async (call: string, body?: unknown): Promise<ControlReply> => {
    const [method, path] = call.split(' ') as [string, string];
    const response = await fetch(`${url}/sandbox${path}`, {
      method,
      headers: { 'X-Sandbox-Control': '1' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
  };
}

/** Sends any headers, also those that `fetch` keeps to itself. */
export function rawStatus(url: string, method: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    send(url, { method, headers }, (response) => resolve(response.resume().statusCode!))
      .on('error', reject)
      .end();
  });
}
