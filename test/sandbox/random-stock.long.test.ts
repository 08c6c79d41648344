import { testStock } from './random-stock.ts';

testStock(20, { done: 9, refused: 9 });
