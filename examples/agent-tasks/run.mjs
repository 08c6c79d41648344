try {
  // Loaded here, so that the message of a package which is not there has no stack trace.
  const { main } = await import('./lib/main.mjs');
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isMissing = 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  const hint = isMissing ? 'The package inventory-service-api is not there. Make it first: see README.md.\n' : '';
  process.stderr.write(`${hint}${error.message}\n`);
  process.exitCode = 2;
}
