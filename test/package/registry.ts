import path from 'node:path';
import { startProgram } from '../reference/program.ts';

/** A registry of this machine, which asks no other. */
export interface Registry {
  /** The variables with which npm publishes to it. */
  publisher: NodeJS.ProcessEnv;
  /** The variables with which npm installs from it, into a cache of its own, with no other settings. */
  user: NodeJS.ProcessEnv;
  url: string;
  stop(): void;
}

/** Starts the registry of `npm run registry`. */
export async function startRegistry(cache: string): Promise<Registry> {
  const program = startProgram('scripts/registry.ts', ['--port', '0']);
  const [, url = ''] = await program.until(/^Registry on (\S+)\. /m);
  const [, settings] = await program.until(/NPM_CONFIG_USERCONFIG=(\S+)/);
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
    user,
    publisher: { ...user, NPM_CONFIG_USERCONFIG: settings },
    stop: () => void program.child.kill('SIGTERM'),
  };
}
