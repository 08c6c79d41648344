// What one classic script has, for pages without modules.
export * from './sandbox.ts';
export { keepSandbox } from './sandbox-keep.ts';
