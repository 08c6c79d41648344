import { allFlows } from '../verify/support/traffic.ts';
import { testFlows } from './replay-of-flows.ts';

testFlows(1, allFlows);
