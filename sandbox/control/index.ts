export * from './control.ts';
export * from './control-document.ts';
export * from './control-routes.ts';
export { EventFeed } from './events.ts';
export * from './guard.ts';
export * from './refused.ts';
