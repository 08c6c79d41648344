import { everyNth } from '../../support/full.ts';
import { testSafety } from './safety.ts';
import { probedRules } from './stand-ins.ts';

testSafety({ only: everyNth(probedRules(), 36), writes: 8, kills: 1, budget: 12 });
