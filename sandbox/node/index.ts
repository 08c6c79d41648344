export * from './console-files.ts';
export * from './page-files.ts';
export * from './serve.ts';
export * from './server-errors.ts';
export * from './start-options.ts';
