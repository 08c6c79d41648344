import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('in a clone, openapi-typescript reads a document without the lint rules of the sources', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    // A small one, which breaks those rules too: the contract itself takes seconds.
    const [document, types] = [path.join(folder, 'openapi.json'), path.join(folder, 'types.ts')];
    const paths = { '/a': { get: { responses: { 200: { description: 'ok' } } } } };
    writeFileSync(document, JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths }));
    const program = 'node_modules/openapi-typescript/bin/cli.js';
    const { status, stderr } = spawnSync(process.execPath, [program, document, '-o', types], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('✘')]);
    expect(readFileSync(types, 'utf8')).toContain('"/a"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
