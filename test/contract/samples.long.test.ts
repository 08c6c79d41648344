import { operations } from '../support/document.ts';
import { testSamples } from './samples.ts';

testSamples(operations);
