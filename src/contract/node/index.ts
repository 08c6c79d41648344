export * from './file-error.ts';
export * from './input.ts';
export * from './make-folder.ts';
export * from './read-file.ts';
export * from './shipped.ts';
