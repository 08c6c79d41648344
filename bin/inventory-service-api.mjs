#!/usr/bin/env node
// The command line. A clone runs it from its sources, which are not part of the package.
import './check-node.mjs';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileAt = (path) => fileURLToPath(new URL(path, import.meta.url));

if (!existsSync(fileAt('../src'))) {
  await import(new URL('../dist/cli.js', import.meta.url).href);
} else if (existsSync(fileAt('../node_modules'))) {
  process.argv.splice(2, 0, fileAt('../src/cli/main.ts'));
  await import(new URL('../scripts/run.mjs', import.meta.url).href);
} else {
  console.error('This clone has no dependencies yet. Run: npm ci');
  process.exitCode = 1;
}
