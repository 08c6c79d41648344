import { operations } from '../support/document.ts';
import { partOf } from '../support/full.ts';
import { testTwice } from './twice.ts';

testTwice(partOf(operations, 3), ['fetch', 'client']);
