export * from './overlay.ts';
