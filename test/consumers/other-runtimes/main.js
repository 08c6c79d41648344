import { argv } from 'node:process';
import { check } from './check.js';
import { checkOptions } from './options.js';

const [mock, options] = argv.slice(2);
console.log(JSON.stringify({ calls: await check(mock), options: await checkOptions(options) }));
