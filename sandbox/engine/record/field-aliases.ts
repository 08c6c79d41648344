import { isNode, type Node } from '../../../src/contract/index.ts';
import { isAmount } from '../values/money.ts';

/** Two names for one field of a body. */
export interface FieldAlias {
  /** The arrays whose entries have the field; the body itself has it if there are none. */
  lists?: readonly string[];
  /** The name that rules read. */
  field: string;
  /** The name that is accepted too. */
  alias: string;
}

/**
 * Gives a field its own name where a body has the other one.
 *
 * @param refuse Called with the message and the field if a body has both, and they differ.
 */
export function withoutAlias(
  body: Node,
  { lists, field, alias }: FieldAlias,
  refuse: (message: string, field: string) => void,
): Node {
  if (!lists) return renamed(body, '');
  const entries = lists.flatMap((list) => {
    const entries = body[list];
    return Array.isArray(entries)
      ? [[list, entries.map((entry, index) => (isNode(entry) ? renamed(entry, `${list}[${index}].`) : entry))]]
      : [];
  });
  return { ...body, ...Object.fromEntries(entries) };

  function renamed(entry: Node, prefix: string): Node {
    if (!Object.hasOwn(entry, alias)) return entry;
    const { [alias]: value, ...rest } = entry;
    const own = rest[field];
    if (isEmpty(value)) return rest;
    if (isEmpty(own)) return { ...rest, [field]: value };
    if (!isSame(own, value)) {
      const [one, same] = [`${prefix}${field} is ${String(own)}`, `${prefix}${alias} is ${String(value)}`];
      refuse(`${one} and ${same}: both stand for the same, so send one of them.`, `${prefix}${field}`);
    }
    return rest;
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isSame(one: unknown, other: unknown): boolean {
  return isAmount(one) && isAmount(other) ? Number(one) === Number(other) : one === other;
}
