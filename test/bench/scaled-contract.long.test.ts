import { testMultiplied } from './multiplied.ts';

testMultiplied('createInvoiceCopyB');
