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
  // The same `fetch` takes no agents, and the mock forwards nothing.
  'http-proxy-agent': 'module.exports = () => undefined;',
  'https-proxy-agent': 'module.exports = () => undefined;',
  // It colours what it logs, which the mock does not print.
  chalk: 'module.exports = new Proxy((text) => text, { get: () => module.exports });',
  // It tells parts of a document apart by hashes, which can be any. The package holds hashes of up to 1024 bits.
  'fnv-plus': `
    const { createHash } = require('node:crypto');
    exports.fast1a52hex = (text) => createHash('sha256').update(text).digest('hex').slice(0, 13);`,
  // It compares media types, and never looks one up by the extension of a file.
  'mime-db': 'module.exports = {};',
  // What it would parse and edit JSON text with, where it is given objects alone.
  'jsonc-parser': 'module.exports = {};',
  // It makes up values of schemas whose references are resolved already. The package also reads files of YAML.
  'json-schema-ref-parser': `
    exports.bundle = () => { throw new Error('Resolve references before values are made up'); };`,
  // The same as other modules use, in another file.
  './lodash.min': "module.exports = require('lodash');",
};

/** Bundles of the packages of Prism only what it uses. */
export const slimPrism: Plugin = {
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path: name }) =>
      Object.hasOwn(REPLACEMENTS, name) ? { path: name, namespace: NAMESPACE } : undefined,
    );
    build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path: name }) => ({
      contents: REPLACEMENTS[name]!,
      resolveDir: path.join(build.initialOptions.absWorkingDir!, 'node_modules/@faker-js/faker/dist/cjs'),
    }));
  },
};
