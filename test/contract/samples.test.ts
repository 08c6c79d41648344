import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../src/contract/samples.ts';
import { contract, operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { faults, testSamples } from './samples.ts';

// The build checks them, too. To compile the schemas of all takes a second.
testSamples(everyNth(operations, 7));

describe('shared responses', () => {
  it.each(Object.entries(contract.components.responses))(
    '%s has a sample that matches its schema',
    (_name, response) => {
      const json = response.content?.['application/json'];
      expect(sampleOf(json)).toBeDefined();
      expect(faults(json!)).toEqual([]);
    },
  );
});
