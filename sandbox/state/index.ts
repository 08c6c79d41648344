export * from './direct-calls.ts';
export { same } from './direct-change.ts';
export * from './record-access.ts';
export * from './rewind.ts';
export * from './snapshot.ts';
