import type { VNode } from 'preact';
import type { Operation } from '../../src/contract/index.ts';
import { isEarlier } from '../model/edition.ts';
import type { Resource } from '../model/site.ts';
import { Responses } from './bodies.tsx';
import { Call } from './call.tsx';
import { Changes } from './changes.tsx';
import { OperationHead } from './operation-head.tsx';
import { usePage } from './page-context.ts';
import { Samples } from './samples.tsx';
import { PreviousNext, Related } from './wayfinding.tsx';

/** The page of one operation: what it is and how it is called, samples, then every field. */
export function OperationPage({ operation, resource }: { operation: Operation; resource: Resource }): VNode {
  return (
    <article class="operation sampled">
      <OperationHead operation={operation} resource={resource} />
      <div class="samples">
        <div class="workbench stack">
          {!isEarlier(usePage().site.edition) && (
            <section class="pane answer outcome" data-outcome hidden tabindex={-1} aria-label="Response" />
          )}
          <Samples operation={operation} />
        </div>
      </div>
      <div class="details">
        <Call operation={operation} />
        <Responses operation={operation} />
        <Related operation={operation} />
        <Changes operation={operation} />
        <PreviousNext operation={operation} resource={resource} />
      </div>
    </article>
  );
}
