export * from './command-options.ts';
export { optionRows } from './help.ts';
export { commandNames, loadCommand } from './run.ts';
export { untilInterrupted } from './serve-until.ts';
export { ORGANIZATION_VARIABLE, TOKEN_VARIABLE, VARIABLES } from './service-settings.ts';
export * from './site-archive.ts';
export * from './static-files.ts';
export * from './usage-error.ts';
