import type { Operation } from './operations.ts';

/**
 * The name of a method: that of the contract (`x-method`), or else the operationId less the name of its resource.
 *
 * `createTax` is `create` and `listInvoiceComments` is `listComments`.
 */
export function methodName({ id, tag, object }: Pick<Operation, 'id' | 'tag' | 'object'>): string {
  if (object['x-method'] !== undefined) return object['x-method'];
  const plural = pascalCase(tag);
  const singular = plural.replace(/(?<=x)es$|s$/, '');
  const [, verb, rest] = new RegExp(`^([a-z]\\w*?)(?:${plural}|${singular})((?![a-z]).*)$`).exec(id) ?? [];
  return verb === undefined ? id : `${verb}${rest}`;
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
