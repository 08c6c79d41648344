import type { Operation } from './operations.ts';

/**
 * The name of a method: the operationId without the name of its resource, if that follows the verb. A resource in the
 * plural after any verb but `list` means that the method acts on many records: `emailMany`.
 */
export function methodName({ id, tag }: Pick<Operation, 'id' | 'tag'>): string {
  const plural = pascalCase(tag);
  const singular = plural === 'Taxes' ? 'Tax' : plural.replace(/s$/, '');
  const [, verb = '', rest = ''] = /^(writeOff|listAll|[a-z]+)(.*)$/.exec(id) ?? [];
  for (const noun of [plural, singular]) {
    if (!new RegExp(`^${noun}(?![a-z])`).test(rest)) continue;
    const isMany = noun === plural && verb !== 'list' && rest === plural;
    return verb + (isMany ? 'Many' : rest.slice(noun.length));
  }
  return id;
}

/** The name of a resource in the client: its tag in camelCase. */
export function resourceName(tag: string): string {
  const name = pascalCase(tag);
  return name[0]!.toLowerCase() + name.slice(1);
}

/** A tag in PascalCase, as in the names of types. */
export function pascalCase(tag: string): string {
  return tag
    .split(/[ -]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
}
