import { everyNth } from '../support/full.ts';
import { testSafety } from './safety.ts';
import { probedRules } from './stand-ins.ts';

testSafety({ only: everyNth(probedRules(), 24), writes: 12, kills: 2, budget: 15 });
