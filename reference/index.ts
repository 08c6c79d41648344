export * from './assets.ts';
export * from './build-site.ts';
export * from './model/edition.ts';
export * from './model/operation-history.ts';
export * from './problem.ts';
export * from './registry.tsx';
export * from './texts.ts';
export { pageAddresses } from './views/pages.tsx';
