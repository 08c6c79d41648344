import { flowsByOperation } from '../verify/support/traffic.ts';
import { testFlows } from './replay-of-flows.ts';

const SOME = ['createInvoice', 'listInvoices', 'deleteContact', 'createItem', 'getBundle', 'markInvoiceSent'];

testFlows(5, async () => (await flowsByOperation(SOME)).flat());
