import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/index.ts';
import { tryForm } from '../model/try-form.ts';
import { usePage } from './page-context.ts';

/** Where the form that sends the call comes to stand, and the answer. The script of the page fills both when they are asked for. */
export function TryIt({ operation }: { operation: Operation }): VNode {
  const form = tryForm(usePage().site, operation);
  return (
    <>
      <section class="pane try" id="try" data-try={JSON.stringify(form)} hidden aria-label="Try it" />
      <section class="pane answer outcome" data-outcome hidden tabindex={-1} aria-label="Answer" />
    </>
  );
}
