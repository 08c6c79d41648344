import type { Operation } from '../../../src/contract/index.ts';

/** A state that an operation moves a record to. */
export interface Transition {
  /** The field of the state. */
  field: string;
  to: string;
}

/** The states that the last segment of a URL names. */
const STATES: Readonly<Record<string, string>> = {
  active: 'active',
  inactive: 'inactive',
  sent: 'sent',
  void: 'void',
  draft: 'draft',
  open: 'open',
  converttoopen: 'open',
};

/** The transition of an operation: what the contract marks, else what its URL says. */
export function transitionOf({ method, path, object }: Operation): Transition | undefined {
  const marked = (object as { 'x-transition'?: { field?: string; to?: string | null } })['x-transition'];
  if (marked) {
    return marked.field !== undefined && typeof marked.to === 'string'
      ? { field: marked.field, to: marked.to }
      : undefined;
  }
  const to = method === 'post' && /\{\w+\}\/(?:status\/)?(\w+)$/.exec(path)?.[1];
  return to && Object.hasOwn(STATES, to) ? { field: 'status', to: STATES[to]! } : undefined;
}
