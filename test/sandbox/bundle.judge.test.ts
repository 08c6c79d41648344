import { shrink } from '../../scripts/lib/sandbox/shrink.ts';
import { BUDGET } from './budget.ts';
import { testBundle } from './bundle.ts';

// The bundle as the package ships it.
testBundle({ budget: BUDGET, finish: (minified) => shrink(minified, true) });
