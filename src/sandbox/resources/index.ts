export { checkOwnRules, type OwnRules, tablesWith } from './own-rules.ts';
export * from './registry.ts';
export { TABLES } from './resource-tables.ts';
