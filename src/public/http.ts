export type { HttpClient } from '../http/http-client.ts';
export { httpOf } from '../http/http-of.ts';
