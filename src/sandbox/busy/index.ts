export * from './busy-seed.ts';
