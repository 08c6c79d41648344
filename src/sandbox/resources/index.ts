export { checkOwnRules } from './own-rule-checks.ts';
export { checkOwnFields } from './own-rule-fields.ts';
export type { OwnRules } from './own-rule-slots.ts';
export { tablesWith } from './own-rules.ts';
export * from './registry.ts';
export { TABLES } from './resource-tables.ts';
