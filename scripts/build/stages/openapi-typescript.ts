import { createRequire } from 'node:module';

/**
 * The parts of openapi-typescript that write types, without those that read documents. They are required, as TypeScript is,
 * which they would import.
 */
const require = createRequire(import.meta.url);

type Library = typeof import('openapi-typescript');

export const transformSchema = require('openapi-typescript/dist/transform/index.cjs') as Library['transformSchema'];
export const { astToString } = require('openapi-typescript/dist/lib/ts.cjs') as Pick<Library, 'astToString'>;
export const { resolveRef } = require('openapi-typescript/dist/lib/utils.cjs') as Pick<Library, 'resolveRef'>;
