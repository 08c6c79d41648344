import path from 'node:path';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'slim-prism';

/** Modules in place of those that Prism imports and uses little of. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  // It proxies and calls back by node-fetch. Every supported release of Node has the same.
  'node-fetch': 'export default fetch; export const { Headers, Request, Response } = globalThis;',
  // It makes up words in English, and nothing else. All of Faker's texts in 40 languages are half of the mock.
  '@faker-js/faker': `
    import { Faker } from './faker.js';
    import lorem from './locales/en/lorem/index.js';
    export default new Faker({ locale: 'en', localeFallback: 'en', locales: { en: { title: 'English', lorem } } });`,
};

/** Bundles of Faker and node-fetch only what Prism uses. */
export const slimPrism: Plugin = {
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: /^(node-fetch|@faker-js\/faker)$/ }, ({ path: name }) => ({
      path: name,
      namespace: NAMESPACE,
    }));
    build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path: name }) => ({
      contents: REPLACEMENTS[name]!,
      resolveDir: path.join(build.initialOptions.absWorkingDir!, 'node_modules/@faker-js/faker/dist/cjs'),
    }));
  },
};
