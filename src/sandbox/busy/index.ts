export * from './busy-seed.ts';
export { packed } from './pack.ts';
