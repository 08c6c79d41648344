import { basePath } from '../../generated/conventions.ts';

/** A call of an operation, with all its values. It is plain data, so that pages carry it and write their samples again. */
export interface SampleCall {
  /** The operationId. */
  id: string;
  /** In capitals. */
  method: string;
  /** Address of the server, without a slash at the end. */
  server: string;
  /** The URL template, such as `/settings/taxes/{tax_id}`. */
  path: string;
  /** Values of the path parameters, in the order of the URL. */
  ids: Record<string, string>;
  /** Values of the query parameters. */
  query: Record<string, string>;
  body?: SampleBody | undefined;
  /** Fields at the top of the JSON body whose text no other record may have, so that samples end it with the time. */
  fresh: readonly string[];
  /** The client method, such as `taxes.create`. */
  client: string;
  /** Pattern that a sample destructures from the client's result, such as `{ tax }`. */
  result: string;
  /** The access token, if it is not the usual one. */
  token?: string | undefined;
  /** Form of the token header, if not as documented: `Bearer {token}`, or `X-Api-Key: {token}`. */
  authorization?: string | undefined;
  /** True for a control URL of the sandbox, which needs no token. */
  isControl?: boolean;
  /** Extension of the file that the response is; undefined if it is JSON. */
  file?: string | undefined;
}

/** A body: JSON, or a form with one file. */
export type SampleBody = { json: unknown } | { field: string };

/** Where mock and sandbox listen unless they are given another port. */
export const MOCK_ORIGIN = 'http://127.0.0.1:4010';

/** Address of the service there. */
export const MOCK_URL = MOCK_ORIGIN + basePath;

/** Name of the file that the samples upload. */
export const SAMPLE_FILE = { name: 'picture.png', type: 'image/png' };

/** The header that control URLs of the sandbox take, with any value. */
export const CONTROL_HEADER = 'X-Sandbox-Control: 1';

/** The access token of samples that are run without one. The mock takes any. */
export const SAMPLE_TOKEN = 'demo';

/** The address of a call without its query. */
export function urlOf({ server, path, ids }: Pick<SampleCall, 'server' | 'path' | 'ids'>): string {
  const filled = Object.entries(ids).reduce(
    (template, [name, value]) => template.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  return server + filled;
}

/** The address of a call with its query. */
export function fullUrlOf(call: SampleCall): string {
  const search = new URLSearchParams(call.query).toString();
  return search ? `${urlOf(call)}?${search}` : urlOf(call);
}
