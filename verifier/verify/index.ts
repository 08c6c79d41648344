export * from './recorded-exchange.ts';
export * from './report/report-formats.ts';
export * from './report/report-words.ts';
