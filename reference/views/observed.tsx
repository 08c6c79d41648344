import type { VNode } from 'preact';
import { observedText } from '../model/observed.ts';
import { usePage } from './page-context.ts';
import { Blocks } from './text.tsx';

/** What evidence shows, below the text that says how it is made. */
export function ObservedPage(): VNode {
  return (
    <div class="prose wide">
      <Blocks text={observedText(usePage().site)} />
    </div>
  );
}
