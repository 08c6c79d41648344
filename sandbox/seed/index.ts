export { sampleId } from './seed.ts';
export * from './seed-store.ts';
