import { flowsByOperation } from '../verify/support/traffic.ts';
import { testTogether } from './replay-of-flows.ts';

testTogether(async () => (await flowsByOperation(['createInvoice', 'deleteContact'])).flat());
