import { flowsByOperation } from '../verify/support/traffic.ts';
import { testFlows } from './replay-of-flows.ts';

const SOME = ['createInvoice', 'listInvoices', 'deleteContact'];

testFlows(11, async () => (await flowsByOperation(SOME)).flat());
