export { type BehaviourReport, type Recorded, replay } from './replay.ts';
export type { Deviation, Verdict } from './verdicts.ts';
