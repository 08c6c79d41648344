export * from './format/http-file.ts';
export * from './format/postman.ts';
