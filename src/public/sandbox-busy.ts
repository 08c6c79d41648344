export { busySeed } from '../sandbox/busy/busy-seed.ts';
