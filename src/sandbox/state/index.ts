export * from './direct-calls.ts';
export { same } from './given-fields.ts';
export * from './in-process.ts';
export * from './record-access.ts';
export * from './size.ts';
export * from './snapshot.ts';
