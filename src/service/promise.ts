/** Whether a value has to be waited for. Promises of other realms, as in test runners, are no instances of `Promise`. */
export function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  return typeof (value as { then?: unknown }).then === 'function';
}
