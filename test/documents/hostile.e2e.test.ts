import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../cli/output.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Clears a terminal, turns text around, and begins a line that a CI takes for a command. */
const HOSTILE = 'x\u001b[2J\u202e\n::error file=x::pwned';

const schema = {
  type: 'object',
  required: [HOSTILE],
  properties: { state: { enum: [HOSTILE] }, kind: { type: HOSTILE }, day: { format: HOSTILE } },
};
const document = write('openapi.json', {
  openapi: '3.1.0',
  info: { title: HOSTILE, version: '1' },
  servers: [{ url: 'https://hostile.example/v1' }],
  tags: [{ name: HOSTILE }],
  paths: {
    '/a': {
      get: {
        operationId: HOSTILE,
        tags: [HOSTILE],
        responses: { 200: { description: HOSTILE, content: { 'application/json': { schema, example: {} } } } },
      },
    },
    [`/${HOSTILE}`]: { get: { parameters: [{ $ref: `#/${HOSTILE}` }], responses: {} } },
  },
});
const traffic = write('traffic.har', {
  log: {
    entries: [
      {
        startedDateTime: '2026-03-05T10:00:00.000Z',
        request: { method: 'GET', url: 'https://hostile.example/v1/a', headers: [] },
        response: {
          status: 200,
          headers: [{ name: 'Content-Type', value: 'application/json' }],
          content: { size: 30, mimeType: 'application/json', text: '{"state":"on","kind":1,"day":1}' },
        },
      },
    ],
  },
});
const overlay = write('overlay.json', {
  overlay: '1.0.0',
  info: { title: 'x', version: '1' },
  actions: [{ target: `$['${HOSTILE}']`, remove: true }],
});

function write(name: string, value: object): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

describe('a document whose names are commands for terminals and CIs', () => {
  it.each([
    ['operations'],
    ['operations', '--tag', HOSTILE],
    ['operations', '--tag', 'none'],
    ['sample', 'none'],
    ['sample', HOSTILE, '--example', 'none'],
    ['spec', '--tag', 'none'],
    ['verify', traffic],
    ['verify', traffic, '--format', 'markdown'],
    ['verify', traffic, '--never-seen'],
    ['evidence', 'show', traffic],
    ['evidence', 'show', traffic, '--format', 'markdown'],
  ])('is printed with escapes: %j', async (...args) => {
    const { stdout, stderr } = await run([...args, '--document', document]);
    expect(stdout + stderr).toContain('\\u001b[2J\\u202e\\n::error');
    expect(stdout + stderr).not.toMatch(/^::|[\u001b\u202e]/m);
  });

  it('is printed with escapes by propose, whose overlay is data', async () => {
    const { stderr } = await run(['propose', traffic, '--document', document, '--out', path.join(folder, 'o.yaml')]);
    expect(stderr).toContain('\\u001b[2J');
    expect(stderr).not.toMatch(/^::|[\u001b\u202e]/m);
  });

  it('may be an overlay', async () => {
    const { stderr } = await run(['spec', '--overlay', overlay]);
    expect(stderr).toContain('\\u001b[2J\\u202e\\n::error');
    expect(stderr).not.toMatch(/^::|[\u001b\u202e]/m);
  });
});
