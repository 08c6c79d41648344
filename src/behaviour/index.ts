export { contractOf } from '../sandbox/contract/contract.ts';
export { shippedContract } from '../sandbox/contract/shipped.ts';
export { outlineOf } from './outline.ts';
export { type BehaviourReport, type Recorded, replay } from './replay.ts';
