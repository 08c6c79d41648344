import { IS_FULL } from '../support/full.ts';
import { testStock } from './random-stock.ts';

// In full, they do everything, and are refused everything but opening a warehouse or an order.
if (IS_FULL) testStock(320, { done: 9, refused: 14 }, true);
else testStock(20, { done: 9, refused: 9 });
