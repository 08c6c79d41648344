export * from './body.ts';
export * from './handler.ts';
export * from './host.ts';
export * from './own-token.ts';
export * from './server.ts';
export * from './server-options.ts';
