/** The values of the global object, by name. */
export type Globals = ReadonlyMap<string, unknown>;

/** What is global now, but for what libraries keep under symbols and names such as `__assign`. */
export function globals(): Globals {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__'));
  return new Map(names.map((name) => [name, Reflect.get(globalThis, name)]));
}

/** The names of what was added, removed or replaced since. */
export function changedSince(before: Globals): string[] {
  const after = globals();
  const isChanged = (name: string): boolean =>
    before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name));
  return [...new Set([...before.keys(), ...after.keys()])].filter(isChanged);
}
