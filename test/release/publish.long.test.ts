import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { runThread } from '../support/threads.ts';
import { npmEnvironment } from './npm-environment.ts';

/** A registry of packages that holds nothing, and notes what is sent to it. */
let registry: Server;
let address: string;
let sent: string[] = [];

const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
const settings = path.join(folder, 'npmrc');
let program: string;

beforeAll(async () => {
  registry = createServer((request, response) => {
    if (request.method === 'PUT') sent.push(request.url!);
    request.resume();
    response.writeHead(request.method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/`;
  writeFileSync(settings, `//127.0.0.1:${port}/:_authToken=any\nregistry=${address}\n`);
  program = await transpile('scripts/release-publish.ts');
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  sent = [];
});

const environment = (): NodeJS.ProcessEnv => npmEnvironment(settings);

const start = (...args: string[]) => runThread(program, { args, env: environment() });

/** Publishes a folder by npm itself. */
function npmPublish(cwd: string): Promise<string> {
  const args = ['publish', '--registry', address];
  return new Promise((resolve) => {
    execFile('npm', args, { cwd, env: environment() }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

describe('npm run release:publish', () => {
  it('refuses placeholders, and says what to put there', async () => {
    const placeholders = path.join(folder, 'publisher.json');
    writeFileSync(placeholders, JSON.stringify({ author: '<name>', homepage: 'https://example.com/' }));
    const { status, stdout, stderr } = await start('--registry', address, '--publisher', placeholders);
    expect([status, stderr]).toEqual([1, 'Nothing was published. What failed: publisher.\n']);
    expect(stdout).toContain('author is "<name>", a placeholder. Put there: The name of');
    expect(stdout).toContain('security is missing. Put there: The address at which users report a vulnerability');
    expect(stdout).toContain('so this is a trial: no tag, no clean working tree, no checks.');
    expect(sent).toEqual([]);
  });

  it('says that an address is none', async () => {
    const { status, stderr } = await start('--registry', 'localhost');
    expect(status).toBe(2);
    expect(stderr).toContain('--registry is an address such as http://127.0.0.1:4873/, not localhost.');
  });

  it('takes the registry that npm is set to', async () => {
    const { stdout } = await start('--publisher', path.join(folder, 'none.json'));
    expect(stdout).toMatch(new RegExp(`^inventory-service-api@\\S+ is to be published to ${address}`));
  });
});

it('npm refuses to publish the folder of the project, since only a workflow can say where it comes from', async () => {
  expect(await npmPublish('.')).toContain('Automatic provenance generation not supported');
  expect(sent).toEqual([]);
});
