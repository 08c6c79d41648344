export { busySeed } from '../../sandbox/busy/index.ts';
