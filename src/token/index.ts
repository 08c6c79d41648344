export * from './lock.ts';
export * from './token-options.ts';
