import { operations } from '../support/document.ts';
import { testTwice } from './twice.ts';

testTwice(operations, ['fetch', 'client']);
