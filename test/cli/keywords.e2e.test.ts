import { describe } from 'vitest';
import { selectTags } from '../../src/cli/select.ts';
import { contract } from '../support/document.ts';
import { editionOf, testMocked } from './keywords.ts';

describe('an edition with keywords that the contract does not use', () => {
  // The long suite reads the whole contract.
  testMocked(editionOf(selectTags(contract, ['Taxes'])));
});
