// Ten times as many requests as with the other tests.
process.env['FUZZ_REQUESTS'] ??= '10000';
await import('./fuzz.e2e.test.ts');
