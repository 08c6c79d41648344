const VALUES = [true, -1, 'x', [], {}, null, '', 1.5, '2026-02-30', '4815162342481516001'];

type Holder = Record<string, unknown>;

/**
 * A text of JSON, changed in one place: each field left out, and replaced by one value after another.
 *
 * @param every Yields only the first of so many changes.
 */
export function* changesOf(text: string, every = 1): Generator<unknown> {
  const count = holdersOf(JSON.parse(text)).length;
  let changes = 0;
  let number = 0;
  for (let index = 0; index < count; index += 1) {
    const keys = Object.keys(holdersOf(JSON.parse(text))[index]!);
    for (const key of keys) {
      for (const change of ['leave out', 'replace', 'replace']) {
        if (change === 'replace') changes += 1;
        if (number++ % every > 0) continue;
        const value: unknown = JSON.parse(text);
        const holder = holdersOf(value)[index]!;
        if (change === 'replace') holder[key] = VALUES[changes % VALUES.length];
        else if (!Array.isArray(holder)) delete holder[key];
        yield value;
      }
    }
  }
}

/** Every object and array in a value. */
function holdersOf(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersOf)];
}
