/** A value that several owners may hold. Whoever writes to a shared one copies it first. */
export interface Shareable {
  isShared: boolean;
}

/** Values by name that a copy shares with its original until one of them writes. */
export interface CopyOnWrite<Value extends Shareable> {
  /** The value, to read. */
  read(name: string): Value | undefined;
  /** The value, to write: a copy of it if it is shared, and a new one if there is none. */
  write(name: string): Value;
  names(): Iterable<string>;
  /** A copy that shares every value. It takes time by the number of names, not by what their values hold. */
  share(): CopyOnWrite<Value>;
}

/**
 * Makes values by name that can be shared.
 *
 * @param create Makes an empty value.
 * @param copy Copies a value; the copy is not shared.
 */
export function copyOnWrite<Value extends Shareable>(
  create: () => Value,
  copy: (value: Value) => Value,
  values: Map<string, Value> = new Map(),
): CopyOnWrite<Value> {
  return {
    read: (name) => values.get(name),
    write(name) {
      const value = values.get(name);
      if (value && !value.isShared) return value;
      const own = value ? copy(value) : create();
      values.set(name, own);
      return own;
    },
    names: () => values.keys(),
    share() {
      for (const value of values.values()) value.isShared = true;
      return copyOnWrite(create, copy, new Map(values));
    },
  };
}
