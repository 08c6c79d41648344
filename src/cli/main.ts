#!/usr/bin/env node
import { whyUnwritable } from '../contract/node/index.ts';
import { reportBug, runCli } from './run.ts';

// A reader such as `head` may close the pipe before everything is written. That is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  console.error(`Cannot write to standard output: ${whyUnwritable(error)}.`);
  process.exit(1);
});

process.on('uncaughtException', (error) => process.exit(reportBug(error)));

process.exitCode = await runCli(process.argv.slice(2));
