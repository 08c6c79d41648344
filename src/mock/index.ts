export * from './mock-options.ts';
