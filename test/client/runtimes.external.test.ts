import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { type Answer, answer, failure, hostileServer, silence, success } from '../support/hostile-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'runtimes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GLOBALS = ['ReadableStream', 'TransformStream', 'File', 'TextDecoder', 'AbortSignal.any', 'AbortSignal.timeout'];

/** Answers each kind of call that the program makes, and shows the file of an upload. */
function service(): Answer {
  let failures = 1;
  return (response, request) => {
    const { pathname } = request.url;
    const pick = (): Answer => {
      if (pathname.endsWith('/silent')) return silence;
      if (pathname.endsWith('/flaky') && failures-- > 0) return failure(503);
      if (!pathname.endsWith('/attachment')) return success;
      if (request.method === 'GET') return answer('a file', { headers: { 'Content-Type': 'application/pdf' } });
      const [, sent] = /\r\n\r\n([^\r]*)\r\n/.exec(String(request.body)) ?? [];
      return answer({ code: 0, message: sent });
    };
    return pick()(response, request);
  };
}

/** Runs the program in a runtime that lacks something. */
async function runWithout(...missing: string[]): Promise<Record<string, unknown>> {
  const server = await hostileServer(service());
  const outfile = path.join(folder, `${missing.join('-')}.mjs`);
  await build({
    entryPoints: ['test/client/poor-runtime.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    // Node's own `fetch` needs these, so only the client goes without them.
    define: Object.fromEntries(GLOBALS.filter((name) => missing.includes(name)).map((name) => [name, 'undefined'])),
  });
  const { stdout } = await promisify(execFile)(process.execPath, [outfile, server.url, ...missing]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('the client runs', () => {
  it.each<[string, string[]]>([
    ['AbortSignal.prototype.throwIfAborted', ['throwIfAborted']],
    ['the reasons of signals', ['throwIfAborted', 'reason']],
    ['ReadableStream', ['ReadableStream']],
    ['File', ['File']],
    ['TextDecoder', ['TextDecoder']],
    ['what React Native lacks', ['throwIfAborted', ...GLOBALS.filter((name) => name !== 'File')]],
    ['any of them', ['throwIfAborted', 'reason', ...GLOBALS]],
  ])('without %s', async (_, missing) => {
    const done = { code: 0, message: 'success' };
    const uploaded = { code: 0, message: 'one two' };
    expect(await runWithout(...missing)).toEqual({
      get: { ...done, tax: {} },
      create: { ...done, tax: [] },
      retried: done,
      listed: { ...done, items: [] },
      blob: uploaded,
      bytes: uploaded,
      stream: uploaded,
      noFile: 'TypeError',
      downloaded: ['getInvoiceAttachment', 'application/pdf', 'a file'],
      aborted: 'AbortError',
      abortedBefore: 'AbortError',
      timedOut: 'TimeoutError',
    });
  });
});
