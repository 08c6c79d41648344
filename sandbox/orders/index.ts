export * from './credit-note-lines.ts';
export * from './order-goods.ts';
export * from './order-lines.ts';
export * from './order-party.ts';
export * from './returns.ts';
export * from './shipments.ts';
