export { type KeepOptions, keepSandbox } from '../../sandbox/keep/keep-sandbox.ts';
