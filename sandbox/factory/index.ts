export * from './factory.ts';
export * from './states.ts';
