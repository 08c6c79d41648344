export * from './call-formats.ts';
export * from './expect-call.ts';
export * from './matchers.ts';
export * from './remote.ts';
