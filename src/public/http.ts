export type { HttpClient } from '../http/http.ts';
export { httpOf } from '../http/http-of.ts';
