import { everyNth } from '../support/full.ts';
import { testSafety } from './safety.ts';
import { probedRules } from './stand-ins.ts';

testSafety({ only: everyNth(probedRules(), 12), writes: 30, kills: 2, budget: 30 });
