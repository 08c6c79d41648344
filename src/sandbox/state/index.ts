export * from './direct-calls.ts';
export * from './input-schema.ts';
export * from './record-access.ts';
export * from './snapshot.ts';
