export * from './fallback.ts';
export * from './limiter-options.ts';
export * from './queue.ts';
export * from './redis.ts';
export * from './script-reply.ts';
export * from './window.ts';
