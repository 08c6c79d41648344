import type { Plugin } from 'esbuild';
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
