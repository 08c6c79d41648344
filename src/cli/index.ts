export * from './command-options.ts';
export * from './interrupt.ts';
export * from './site-archive.ts';
export * from './static-files.ts';
export * from './usage-error.ts';
