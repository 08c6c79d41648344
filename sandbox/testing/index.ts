export * from './call-formats.ts';
export * from './changes.ts';
export * from './checkpoints.ts';
export * from './event-log.ts';
export * from './expect-call.ts';
export * from './matchers.ts';
export * from './remote.ts';
