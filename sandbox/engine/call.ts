/** A call that the contract allows. */
export interface Call {
  /** The operationId. */
  operation: string;
  /** The organization that it is about; absent where the contract asks for none. */
  organization: string | undefined;
  /** The identifiers of the URL. */
  path: Readonly<Record<string, string>>;
  /** The parameters of the query, read as the types that the contract gives them. */
  query: Readonly<Record<string, unknown>>;
  /** A body of JSON, with ids as text. */
  body?: unknown;
  /** The fields of a form, files among them. */
  form?: Readonly<Record<string, unknown>> | undefined;
  /** Parts that nothing reads: values such as `query.payment_mode=barter`, `body` where the contract describes none, and preferences. */
  unread?: readonly string[];
  /** True to explain the values of the response; false by default. */
  explains?: boolean;
  /** Where the contract refuses the call, so that the answer says what else is rejected; nowhere by default. */
  violated?: readonly string[];
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Paths in the call that the contract does not have, such as `body.taxname`. */
  unknown?: readonly string[] | undefined;
  /** Written as JSON, unless there is a file. */
  body: Readonly<Record<string, unknown>>;
  /** A file that is answered in place of JSON. */
  file?: AnswerFile | undefined;
}

/** A file in an answer. */
export interface AnswerFile {
  /** Its media type. */
  type: string;
  /** Its name, as callers are to save it. */
  name: string;
  bytes: Uint8Array;
}
