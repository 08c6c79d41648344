/**
 * Makes what replaces watched records, wherever they are in a value, by the records themselves.
 *
 * @param records The records by what watches them.
 */
export function bareOf(records: WeakMap<object, object>): <Value>(value: Value) => Value {
  return function bare<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    const record = records.get(value);
    if (record) return record as Value;
    const isList = Array.isArray(value);
    const inner = Object.entries(value);
    const bared = inner.map(([name, one]) => [name, bare(one)] as const);
    if (bared.every(([, one], index) => one === inner[index]![1])) return value;
    return (isList ? bared.map(([, one]) => one) : Object.fromEntries(bared)) as Value;
  };
}
