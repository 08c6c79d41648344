import { argv } from 'node:process';
import { check } from './check.js';

console.log(JSON.stringify(await check(argv[2])));
