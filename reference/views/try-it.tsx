import type { VNode } from 'preact';
import { sampleCall } from '../../src/code/sample-call.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { usePage } from './context.ts';

/** Where the form that sends the call comes to stand, and the answer. The script of the page fills both when they are asked for. */
export function TryIt({ operation }: { operation: Operation }): VNode {
  const { site, assets, link } = usePage();
  const { body, ...call } = sampleCall(site.document, operation);
  // A JSON body stands in a tab of its own.
  const shown = body && 'field' in body ? { ...call, body } : call;
  const trial = site.trials.get(operation.id);
  return (
    <>
      <section
        class="pane try"
        id="try"
        data-try={link(assets.data.get(operation.id)!)}
        data-call={JSON.stringify(shown)}
        data-trial={trial && JSON.stringify(trial)}
        hidden
        aria-label="Try it"
      />
      <section class="pane answer outcome" data-outcome hidden tabindex={-1} aria-label="Answer" />
    </>
  );
}
