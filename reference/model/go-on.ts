import type { Operation } from '../../src/contract/index.ts';
import type { Site } from './site.ts';

/** Status changes that can follow a response. Plain data, embedded in pages. */
export interface GoOn {
  /** The field that holds the state of the record. */
  field: string;
  /** The state that the operation itself leads to, whose answer holds no record. */
  to: string | undefined;
  moves: readonly NextMove[];
}

/** A move of a record to its next state. */
export interface NextMove {
  /** The state that it starts at. */
  from: string;
  /** The state that it leads to. */
  to: string;
  label: string;
  /** The operationId. */
  operation: string;
}

/** Returns the status changes of an operation's records, as observed in the sandbox; undefined if there are none. */
export function goOnFrom(
  { moves, resources }: Pick<Site, 'moves' | 'resources'>,
  { tag, object }: Operation,
): GoOn | undefined {
  const slug = resources.find(({ name }) => name === tag)?.slug ?? '';
  const own = (moves.get(slug) ?? []).flatMap(({ field, from, to, label, operation }) =>
    from === undefined || operation === undefined ? [] : [{ field, from, to, label, operation: operation.id }],
  );
  const [first] = own;
  const to = object['x-transition']?.to;
  return (
    first && {
      field: first.field,
      to: typeof to === 'string' ? to : undefined,
      moves: own.map(({ field: _, ...move }) => move),
    }
  );
}
