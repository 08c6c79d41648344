export * from './apply.ts';
export * from './check.ts';
export type { CustomRules } from './slots.ts';
