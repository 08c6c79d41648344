// Sixteen times as many sequences as with the other tests.
process.env['RANDOM_TIMES'] ??= '16';
await import('./random.e2e.test.ts');
await import('./random-reads.e2e.test.ts');
await import('./random-stock.e2e.test.ts');
