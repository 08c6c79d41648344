export { contractOf, shippedContract } from '../../sandbox/engine/index.ts';
export * from './replay.ts';
export * from './replay-outline.ts';
