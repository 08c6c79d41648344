import type { VNode } from 'preact';
import { icon } from '../icons/icons.ts';

/** An icon. What it means stands next to it, or in the name of its button. */
export function Icon({ shapes }: { shapes: string }): VNode {
  return <span class="icon-box" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon(shapes) }} />;
}
