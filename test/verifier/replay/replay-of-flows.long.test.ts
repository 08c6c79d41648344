import { allFlows } from '../verify/support/traffic.ts';
import { testDependent, testTogether } from './replay-of-flows.ts';

testDependent();
testTogether(allFlows);
