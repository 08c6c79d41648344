import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProgram } from '../reference/program.ts';
import { codeBelow } from '../support/markdown.ts';

/** A registry of this machine, which asks no other. */
export interface Registry {
  /** The variables with which npm publishes to it. */
  publisher: NodeJS.ProcessEnv;
  /** The variables with which npm installs from it, into a cache of its own, with no other settings. */
  user: NodeJS.ProcessEnv;
  url: string;
  /** The command that it prints, by which the package is installed. */
  install: string;
  stop(): void;
}

/** Starts the registry of `npm run registry`. */
export async function startRegistry(cache: string): Promise<Registry> {
  const program = startProgram('scripts/local-registry.ts', ['--port', '0']);
  const [, url = ''] = await program.until(/^Registry on (\S+)\. /m);
  const [, settings] = await program.until(/NPM_CONFIG_USERCONFIG=(\S+)/);
  const [, install = ''] = await program.until(/^Install: +(.+)$/m);
  // npm passes its settings on to what it runs.
  const others = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const user = {
    ...Object.fromEntries(others),
    NPM_CONFIG_REGISTRY: url,
    NPM_CONFIG_CACHE: cache,
    NPM_CONFIG_USERCONFIG: path.join(cache, 'none'),
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
    // npm asks a public registry for advice, and waits for it.
    NPM_CONFIG_AUDIT: 'false',
    NO_PROXY: '127.0.0.1',
  };
  return {
    url,
    install,
    user,
    publisher: { ...user, NPM_CONFIG_USERCONFIG: settings },
    stop: () => void program.child.kill('SIGTERM'),
  };
}

/** Who publishes in the trial of docs/versioning.md. */
export const PUBLISHER = JSON.parse(codeBelow(readFileSync('docs/versioning.md', 'utf8'), 'Try it', 'json')) as Record<
  'author' | 'repository' | 'homepage' | 'bugs' | 'security',
  string
>;

/**
 * Publishes the package with the one command of the project, which compiles and packs it first.
 *
 * @param file Where it may write who publishes.
 * @throws Error with what the command prints if nothing was published.
 */
export async function release(
  { url, publisher: env }: Registry,
  file: string,
  publisher: Record<string, string> = PUBLISHER,
): Promise<void> {
  writeFileSync(file, JSON.stringify(publisher));
  const args = ['run', '--silent', 'release:publish', '--', '--registry', url, '--publisher', file];
  try {
    await promisify(execFile)('npm', args, { env, maxBuffer: 64e6 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`);
  }
}
