export * from './document-records.ts';
export * from './events.ts';
export * from './order-records.ts';
export * from './sandbox-records.ts';
export * from './types.ts';
