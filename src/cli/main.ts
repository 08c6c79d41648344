#!/usr/bin/env node
import { runCli } from './run.ts';

// A reader such as `head` may close the pipe before everything is written. That is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCli(process.argv.slice(2));
