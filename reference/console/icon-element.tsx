import { h, type VNode } from 'preact';

const SHAPE = /<(\w+) ([^>]*)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** An icon of the reference. It is built from elements, because the policy of the page forbids HTML from strings. */
export function Icon({ shapes }: { shapes: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {[...shapes.matchAll(SHAPE)].map(([, name = '', attributes = '']) =>
        h(name, Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]))),
      )}
    </svg>
  );
}
