import { shrink } from '../../scripts/lib/sandbox/shrink.ts';
import { sizesShown } from '../support/sizes-shown.ts';
import { BUDGET } from './budget.ts';
import { testBundle } from './bundle.ts';

// The bundle as the package ships it.
testBundle({
  budget: BUDGET,
  shown: sizesShown('The sandbox in a page')[0],
  finish: (minified) => shrink(minified, true),
});
