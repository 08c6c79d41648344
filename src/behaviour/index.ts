export { contractOf } from '../sandbox/contract/at-run-time.ts';
export { shippedContract } from '../sandbox/contract/shipped.ts';
export { outlineOf } from './outline.ts';
export { type BehaviourReport, type Recorded, replay } from './replay.ts';
