import { operations } from '../support/document.ts';
import { testMethods } from './operations.ts';

testMethods(operations);
