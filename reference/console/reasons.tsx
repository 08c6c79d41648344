import type { VNode } from 'preact';
import type { Explanation } from '../../src/public/sandbox.ts';
import { sourcesOf, subjectOf } from '../reasons.ts';

/** Why values are as they are, folded; nothing if no rule gave any. */
export function Reasons({ title, reasons }: { title: string; reasons: readonly Explanation[] }): VNode | null {
  if (reasons.length === 0) return null;
  return (
    <details class="why">
      <summary>{title}</summary>
      <ul class="ruled">
        {reasons.map((reason) => (
          <li>
            <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Reason({ reason }: { reason: Explanation }): VNode {
  return (
    <>
      <code>{subjectOf(reason)}</code> <a href={`/sandbox/rules#${reason.rule}`}>{reason.rule}</a>{' '}
      <span class="quiet">{reason.basis}</span>
      {reason.does !== undefined && <p>{reason.does}</p>}
      {reason.from.length > 0 && <p class="quiet">From {sourcesOf(reason).join(', ')}</p>}
    </>
  );
}
