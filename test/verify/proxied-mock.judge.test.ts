// Ten times as many requests as with the other tests.
process.env['FUZZ_REQUESTS'] ??= '4000';
await import('./proxied-mock.e2e.test.ts');
