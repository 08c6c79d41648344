import type { VNode } from 'preact';
import { observedText } from '../model/observed.ts';
import { usePage } from './page-context.ts';
import { Blocks } from './text.tsx';

export function ObservedPage(): VNode {
  return (
    <div class="prose wide">
      <Blocks text={observedText(usePage().site)} />
    </div>
  );
}
