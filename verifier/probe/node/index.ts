export * from '../index.ts';
export * from './journal-file.ts';
