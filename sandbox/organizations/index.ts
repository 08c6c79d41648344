export * from './answer-call.ts';
export * from './explained.ts';
export * from './find-calls.ts';
export * from './log-book.ts';
export * from './organization.ts';
export * from './organizations.ts';
export * from './serving.ts';
export * from './simulate.ts';
