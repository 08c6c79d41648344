import { afterAll, beforeAll, describe } from 'vitest';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { operations } from '../support/document.ts';
import { testSamples } from './samples.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describe('every operation', () => {
  testSamples(() => mock, operations);
});
