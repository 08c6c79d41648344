import type { OpenApiDocument } from '../contract/index.ts';
import type { Engine } from '../service/index.ts';
import { createMakeUp, type MakeUp } from './dynamic/index.ts';
import { createSamples } from './sample-answers.ts';

/** Makes an engine for a document. `seed` makes whatever it draws at random repeatable. */
export type CreateEngine = (document: OpenApiDocument, options: { seed: string }) => Engine | Promise<Engine>;

/** The engine of the mock: it answers with the samples of the contract, or with others that are made up from them. */
export const createMockEngine: CreateEngine = (document, { seed }) => {
  const choose = createSamples(document);
  let makeUp: MakeUp | undefined;
  return {
    answer(call) {
      const { operation, preferences } = call;
      const sample = choose(operation, preferences, call.header('accept'));
      if (preferences.dynamic !== true) return sample;
      makeUp ??= createMakeUp(document, seed);
      return makeUp(call, sample);
    },
  };
};
