import { createRequire } from 'node:module';

/**
 * TypeScript, and the parts of openapi-typescript that write types, without those that read documents. They are required,
 * since `import` would first search the 9 MB of TypeScript for the names that it exports, which takes longer than to run it.
 */
const require = createRequire(import.meta.url);

type Library = typeof import('openapi-typescript');

export const typescript = require('typescript') as typeof import('typescript');
export const transformSchema = require('openapi-typescript/dist/transform/index.cjs') as Library['transformSchema'];
export const { astToString } = require('openapi-typescript/dist/lib/ts.cjs') as Pick<Library, 'astToString'>;
export const { resolveRef } = require('openapi-typescript/dist/lib/utils.cjs') as Pick<Library, 'resolveRef'>;
