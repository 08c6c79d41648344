import { testMultiplied } from './multiplied.ts';

testMultiplied('createTaxCopyB', ['organizations', 'taxes']);
