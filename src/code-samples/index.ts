export * from './client-method.ts';
export * from './client-sample.ts';
export * from './code-call.ts';
export * from './curl-sample.ts';
export * from './exact-json.ts';
export * from './languages.ts';
export * from './sample-call.ts';
export * from './samples-overlay.ts';
