/** One thing that is wrong with a call. */
export interface RefusalError {
  /** Where in the call it is, such as `body.line_items[0].rate`; absent if it is about no single place. */
  path?: string | undefined;
  /** The rule of the sandbox that refuses it, such as `taxes.unique`; absent if none does. */
  rule?: string | undefined;
  message: string;
}

/** The body of a refusal: the envelope of the service, and next to it what is wrong, one entry a place, for forms. */
export interface RefusalBody {
  code: number;
  message: string;
  errors: readonly RefusalError[];
}

/** Further errors that an engine finds in a request that is already rejected. */
export interface AlsoRefused {
  errors: readonly RefusalError[];
  /** Places that the request names and the engine does not know; by default, those that the contract does not have. */
  unknown?: readonly string[] | undefined;
  /** Further headers. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Makes the body of a refusal. */
export function refusalBody({
  code,
  message,
  errors = [{ message }],
}: Partial<RefusalBody> & Pick<RefusalBody, 'code' | 'message'>): RefusalBody {
  return { code, message, errors: onePerPlace(errors) };
}

/** A refusal as Problem Details of RFC 9457, for an API whose envelope nothing states. */
export function problemBody(status: number, { message, errors }: RefusalBody): object {
  return { status, detail: message, errors };
}

/** Merges errors about the same place. */
function onePerPlace(errors: readonly RefusalError[]): RefusalError[] {
  const result: RefusalError[] = [];
  for (const error of errors) {
    const same = error.path === undefined ? undefined : result.find(({ path }) => path === error.path);
    if (same) same.message = `${same.message} ${error.message}`;
    else result.push({ ...error });
  }
  return result;
}
