import type { VNode } from 'preact';
import { inWords } from './readable.ts';

interface StatusLinksProps {
  states: readonly string[];
  /** The one that is shown; empty for all. */
  status: string;
  /** The address of the list of one status; of all if it is empty. */
  addressWith(status: string): string;
}

/** Leads to the records of one status. */
export function StatusLinks({ states, status, addressWith }: StatusLinksProps): VNode {
  return (
    <nav class="statuses row tight" aria-label="Status">
      {['', ...states].map((one) => (
        <a key={one} class="chip" href={addressWith(one)} aria-current={one === status ? 'true' : undefined}>
          {one === '' ? 'All' : inWords(one)}
        </a>
      ))}
    </nav>
  );
}
