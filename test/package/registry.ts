import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { packagesOf } from '../support/external/tools.ts';
import { freePort } from '../support/free-port.ts';
import { codeBelow } from '../support/markdown.ts';

/** A registry of this machine, which asks no other. */
export interface Registry {
  /** The variables with which npm publishes to it. */
  publisher: NodeJS.ProcessEnv;
  /** The variables with which npm installs from it, into a cache of its own, with no other settings. */
  user: NodeJS.ProcessEnv;
  url: string;
  stop(): void;
}

/** Starts Verdaccio, as docs/contributing/publishing.md does, with all that it stores in a folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'config.json');
  writeFileSync(
    config,
    JSON.stringify({
      storage: path.join(folder, 'storage'),
      auth: { htpasswd: { file: path.join(folder, 'users') } },
      uplinks: {},
      packages: { '**': { access: '$all', publish: '$authenticated' } },
      log: { type: 'stdout', format: 'pretty', level: 'error' },
      web: { enable: false },
      // With its source maps, as `npm run unused` packs it, the package is larger than a registry takes by default.
      max_body_size: '100mb',
    }),
  );
  const program = path.join(await packagesOf('registry'), 'node_modules/verdaccio/bin/verdaccio');
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [program, '--config', config, '--listen', address], { stdio: 'ignore' });
  const url = `http://${address}/`;
  const settings = path.join(folder, 'npmrc');
  writeFileSync(settings, `//${address}/:_authToken=${await tokenFrom(url)}\n`, { mode: 0o600 });
  // npm passes its settings on to what it runs.
  const others = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const user = {
    ...Object.fromEntries(others),
    NPM_CONFIG_REGISTRY: url,
    NPM_CONFIG_CACHE: path.join(folder, 'cache'),
    NPM_CONFIG_USERCONFIG: path.join(folder, 'none'),
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
    // npm asks a public registry for advice, and waits for it.
    NPM_CONFIG_AUDIT: 'false',
    NO_PROXY: '127.0.0.1',
  };
  return { url, user, publisher: { ...user, NPM_CONFIG_USERCONFIG: settings }, stop: () => void child.kill() };
}

/** Signs a user up once the registry answers, as `npm adduser` does, and returns a token that npm may publish with. */
async function tokenFrom(url: string): Promise<string> {
  const user = { name: 'publisher', password: crypto.randomUUID() };
  const request = {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(user),
  };
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${url}-/user/org.couchdb.user:${user.name}`, request).catch(() => undefined);
    if (response) return ((await response.json()) as { token: string }).token;
    await sleep(100);
  }
  throw new Error('The registry does not answer.');
}

/** Who publishes in the trial of docs/contributing/publishing.md. */
export const PUBLISHER = JSON.parse(
  codeBelow(readFileSync('docs/contributing/publishing.md', 'utf8'), 'Rehearse it', 'json'),
) as Record<'author' | 'repository' | 'homepage' | 'bugs' | 'security' | 'mcpName', string>;

/**
 * Packs and publishes the package with the commands of docs/contributing/publishing.md.
 *
 * @param file Where it may write who publishes.
 * @throws Error with what the commands print if nothing was published.
 */
export async function release(
  { url, publisher: env }: Registry,
  file: string,
  publisher: Record<string, string> = PUBLISHER,
): Promise<void> {
  writeFileSync(file, JSON.stringify(publisher));
  const commands = codeBelow(readFileSync('docs/contributing/publishing.md', 'utf8'), 'Rehearse it', 'sh')
    .trim()
    .split('\n')
    .filter((command) => !command.startsWith('npm adduser'))
    .map((command) => command.replace('../trial.json', file).replace('http://127.0.0.1:4873/', url))
    // The variables of the publisher name another file with the token.
    .map((command) => command.replace('--userconfig ../trial.npmrc', ''));
  try {
    await promisify(execFile)('sh', ['-c', commands.join(' && ')], { env, maxBuffer: 64e6 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`);
  }
}
