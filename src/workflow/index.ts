export * from './expressions.ts';
export * from './workflow.ts';
