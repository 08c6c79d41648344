// What one classic script has, for pages without modules.
export * from './index.ts';
export { keepSandbox } from './keep/index.ts';
