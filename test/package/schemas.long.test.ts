import { it } from 'vitest';
import { bodies, expectSamplesAccepted } from './schema-samples.ts';

it('every schema is compiled by a strict Ajv, and accepts every sample', () => {
  expectSamplesAccepted(bodies);
});
