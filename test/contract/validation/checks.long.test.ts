import { operations } from '../../support/document.ts';
import { testChecks } from './checks.ts';

testChecks(operations, { messages: 20, rejected: 300 });
