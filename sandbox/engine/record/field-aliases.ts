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
    const fieldValue = rest[field];
    if (isEmpty(value)) return rest;
    if (isEmpty(fieldValue)) return { ...rest, [field]: value };
    if (!isSame(fieldValue, value)) {
      const [sentField, sentAlias] = [
        `${prefix}${field} is ${String(fieldValue)}`,
        `${prefix}${alias} is ${String(value)}`,
      ];
      refuse(`${sentField} and ${sentAlias}: both mean the same, so send only one.`, `${prefix}${field}`);
    }
    return rest;
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isSame(left: unknown, right: unknown): boolean {
  return isAmount(left) && isAmount(right) ? Number(left) === Number(right) : left === right;
}
