export * from './registry.ts';
export { TABLES } from './tables.ts';
