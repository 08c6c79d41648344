import type { Operation } from './operation.ts';

const warned = new Set<string>();

/** Warns on the console of a deprecated operation, once in a process. */
export function warnOfDeprecation({ name, sunset }: Operation): void {
  if (sunset === undefined || warned.has(name)) return;
  warned.add(name);
  console.warn(`${name} is deprecated: it may be gone from ${sunset} on.`);
}
