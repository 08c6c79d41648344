import { createRequire } from 'node:module';

/**
 * TypeScript. It is required, since `import` would first search its 9 MB for the names that it exports, which takes longer
 * than to run it.
 */
export const typescript = createRequire(import.meta.url)('typescript') as typeof import('typescript');
