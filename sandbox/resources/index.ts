export * from './registry.ts';
export { TABLES } from './resource-tables.ts';
