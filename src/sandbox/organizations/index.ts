export * from './answer-call.ts';
export * from './home.ts';
export * from './log-book.ts';
export * from './serving.ts';
export * from './simulate.ts';
export * from './world.ts';
