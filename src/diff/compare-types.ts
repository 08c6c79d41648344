const ALL = ['null', 'boolean', 'object', 'array', 'number', 'string'];

/** Whether every value of one set of types belongs to another; undefined is the set of all. An integer is a number. */
export function coversTypes(wide: readonly string[] | undefined, narrow: readonly string[] | undefined): boolean {
  if (wide === undefined) return true;
  return (narrow ?? ALL).every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')));
}

/** The types that two sets share. */
export function intersectTypes(one: readonly string[], other: readonly string[]): string[] {
  return [
    ...new Set([
      ...one.filter((type) => coversTypes(other, [type])),
      ...other.filter((type) => coversTypes(one, [type])),
    ]),
  ];
}

/** The types of values, since a schema that lists its values has no need to name their types. */
export function typesOf(values: readonly unknown[]): string[] {
  return [...new Set(values.map(typeOf))];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
