import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installJudge } from './lib/judges.ts';
import { ROOT, readOptions, refuseUsage } from './lib/program-options.ts';

const HELP = `Starts a registry of npm packages on this machine, to publish to and to install from before others can. It is empty, asks
no other registry, and all that it holds is gone when it ends. The first time, it installs Verdaccio.

  npm run registry                     on port 4873
  npm run registry -- --port 4874      on another port

Exit status: 0 stopped, 1 it cannot start, 2 wrong usage.`;

const HOST = '127.0.0.1';

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, { port: { type: 'string', default: '4873' }, ...ROOT });
  if ('status' in options) return options.status;
  const { port, root } = options.values;
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    return refuseUsage(`The port is a number from 0 to 65535, not ${port}.`, HELP).status;
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  try {
    const server = await startRegistry(root, folder, Number(port));
    const url = `http://${HOST}:${(server.address() as AddressInfo).port}/`;
    const settings = path.join(folder, 'npmrc');
    writeFileSync(settings, `${url.replace('http:', '')}:_authToken=${await tokenFrom(url)}\n`, { mode: 0o600 });
    console.log(`Registry on ${url}. Ctrl-C stops it, and removes what it holds.

Publish:  NPM_CONFIG_USERCONFIG=${settings} npm run release:publish -- --registry ${url} --publisher trial.json
Install:  npm install --registry ${url} inventory-service-api`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    server.closeAllConnections();
    server.close();
    return 0;
  } catch (error) {
    console.error(`The registry cannot start: ${(error as Error).message}`);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts Verdaccio, which keeps what is published in a folder. */
async function startRegistry(root: string, folder: string, port: number): Promise<Server> {
  const packages = await installJudge(path.join(root, 'test/judges/registry'));
  const require = createRequire(import.meta.url);
  const { runServer } = require(path.join(packages, 'node_modules/verdaccio')) as {
    runServer(configuration: object): Promise<Server>;
  };
  const server = await runServer({
    // Paths of the configuration are seen from here.
    configPath: path.join(folder, 'config.yaml'),
    storage: path.join(folder, 'storage'),
    auth: { htpasswd: { file: path.join(folder, 'users') } },
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$authenticated' } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
    web: { enable: false },
  });
  await once(server.listen(port, HOST), 'listening');
  return server;
}

/** Signs a user up, as `npm adduser` does, and returns a token that npm may publish with. */
async function tokenFrom(url: string): Promise<string> {
  const user = { name: 'publisher', password: crypto.randomUUID() };
  const response = await fetch(`${url}-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { token, error } = (await response.json()) as { token?: string; error?: string };
  if (token === undefined) throw new Error(`it gave no token: ${response.status} ${error}`);
  return token;
}
