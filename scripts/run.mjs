// Runs a TypeScript program of this project: node scripts/run.mjs scripts/build.ts --check
import '../bin/check-node.mjs';
import { pathToFileURL } from 'node:url';
import { transpile } from './lib/transpile.mjs';

process.setSourceMapsEnabled(true);
const [program = ''] = process.argv.splice(2, 1);
await import(pathToFileURL(await transpile(program)).href);
