import type { OpenApiDocument } from '../../src/contract.ts';
import { lintWithSpectral, type Finding } from '../stages/lint-bundle.ts';
import { generateTypes } from '../stages/types.ts';
import { answerWith } from './thread.ts';

/** What is made of a bundle beside the main thread. */
export interface Consumed {
  findings: Timed<Finding[]>;
  types: Timed<string>;
}

/** A result, and how long it took, in ms. */
export interface Timed<Result> {
  result: Result;
  duration: number;
}

answerWith(async ({ root, json }: { root: string; json: string }): Promise<Consumed> => ({
  findings: await timed(() => lintWithSpectral(root, json)),
  types: await timed(() => generateTypes(JSON.parse(json) as OpenApiDocument)),
}));

async function timed<Result>(run: () => Promise<Result>): Promise<Timed<Result>> {
  const start = performance.now();
  return { result: await run(), duration: performance.now() - start };
}
