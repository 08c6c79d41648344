export * from './seed-store.ts';
