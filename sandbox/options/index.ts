export * from './inputs.ts';
export * from './sandbox-options.ts';
