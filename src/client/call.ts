/** What a call sends beside its method and URL. */
export interface CallParts {
  /** Values of the identifiers in the URL. */
  ids?: Record<string, string>;
  /** The body; one that holds a `Blob` is sent as a form, any other as JSON. */
  body?: object;
  /** Query parameters; `organization_id` is filled in. */
  query?: object | undefined;
  /** How the body of a success is read, `json` by default. */
  as?: 'json' | 'blob';
}

/** The HTTP methods of the service. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Carries out one operation and returns the body of its response.
 *
 * @throws InventoryError if the service answers with anything but success.
 */
export type Call = <Result>(method: Method, path: string, parts?: CallParts) => Promise<Result>;
