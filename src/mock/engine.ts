import type { OpenApiDocument } from '../contract/document.ts';
import type { Engine } from '../service/engine.ts';
import type { MakeUp } from './prism/index.ts';
import { createSamples } from './samples.ts';

/** Makes an engine for a document. `seed` makes whatever it draws at random repeatable. */
export type CreateEngine = (document: OpenApiDocument, options: { seed: string }) => Engine | Promise<Engine>;

/** The engine of the mock: it answers with the samples of the contract, or with values that are made up from its schemas. */
export const createMockEngine: CreateEngine = (document, { seed }) => {
  const choose = createSamples(document);
  let makingUp: Promise<MakeUp> | undefined;
  return {
    answer(call) {
      const { operation, preferences } = call;
      const sample = choose(operation, preferences);
      if (preferences.dynamic !== true) return sample;
      // Prism takes longer to load than everything else, and few ask for it.
      makingUp ??= import('./prism/index.ts').then(({ createMakeUp }) => createMakeUp(document, seed));
      return makingUp.then((makeUp) => makeUp(call));
    },
  };
};
