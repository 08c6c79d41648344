import type { Plugin } from 'esbuild';
import { consoleFiles } from '../../sandbox/node/index.ts';

/** Puts the built page of the sandbox in the place of the module that builds it. */
export const compiledConsole: Plugin = {
  name: 'compiled-console',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]sandbox[\\/]node[\\/]console-files\.ts$/ }, async () => ({
      contents: `export const consoleFiles = async () => (${JSON.stringify(await consoleFiles())});`,
    }));
  },
};

/** Programs read the year of a business from its own entry of the package, so that it ships once. */
export const busyFromEntry: Plugin = {
  name: 'busy-from-entry',
  setup({ onResolve }) {
    onResolve({ filter: /[\\/]busy[\\/]index\.ts$/ }, () => ({
      path: 'inventory-service-api/sandbox/busy',
      external: true,
    }));
  },
};
