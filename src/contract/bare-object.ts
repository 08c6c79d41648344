/** Base of records, so that they inherit nothing. It is faster than `Object.create(null)`. */
const Empty = function Empty() {} as unknown as new () => Record<string, never>;
Empty.prototype = Object.create(null);

/** Makes an object for names that come from outside, in which no name means more than its value. */
export function bareObject<Value>(): Record<string, Value> {
  return new Empty();
}
