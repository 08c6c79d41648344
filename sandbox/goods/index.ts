export * from './goods.ts';
export * from './parts.ts';
export * from './stock.ts';
export * from './trade.ts';
