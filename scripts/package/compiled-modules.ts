import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { busySeed } from '../../src/sandbox/busy/index.ts';
import { consoleFiles } from '../../src/sandbox/node/index.ts';

/** Puts the built page of the sandbox in the place of the module that builds it. */
export const compiledConsole: Plugin = {
  name: 'compiled-console',
  setup({ onLoad }) {
    onLoad({ filter: /src[\\/]sandbox[\\/]node[\\/]console-files\.ts$/ }, async () => ({
      contents: `export const consoleFiles = async () => (${JSON.stringify(await consoleFiles())});`,
    }));
  },
};

/** Puts the year of a business that was made in the place of the module that makes it. */
export const compiledBusy: Plugin = {
  name: 'compiled-busy',
  setup({ onLoad }) {
    onLoad({ filter: /src[\\/]sandbox[\\/]busy[\\/]busy-seed\.ts$/ }, async () => {
      const text = gzipSync(JSON.stringify(await busySeed()), { level: 9 }).toString('base64');
      return {
        contents: `import { inflated } from './inflated.ts';
export const busySeed = async () => JSON.parse(await inflated(${JSON.stringify(text)}));`,
        loader: 'ts',
      };
    });
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
