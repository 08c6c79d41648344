import { amountOf } from '../support/full.ts';

// Many times as many sequences as with the other tests.
process.env['RANDOM_TIMES'] = String(amountOf('RANDOM_TIMES', { small: 4, full: 16 }));
await import('./random.e2e.test.ts');
await import('./random-reads.e2e.test.ts');
await import('./random-stock.e2e.test.ts');
