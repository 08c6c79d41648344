export * from './direct-calls.ts';
export { same } from './given-fields.ts';
export * from './record-access.ts';
export * from './snapshot.ts';
