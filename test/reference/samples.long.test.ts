import { afterAll, beforeAll, describe } from 'vitest';
import { startSamples, stopSamples, testSamples } from './samples.ts';

beforeAll(startSamples);
afterAll(stopSamples);

describe('all samples', () => {
  testSamples(1);
});
