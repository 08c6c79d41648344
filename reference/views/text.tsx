import type { ComponentChildren, VNode } from 'preact';
import { deprecationInWords, type Observed, observedInWords } from '../../src/contract/index.ts';
import { escapeHtml } from '../highlight.ts';
import { usePage } from './page-context.ts';

/** A text of several blocks, in Markdown. */
export function Blocks({ text }: { text: string }): VNode {
  const { markdown } = usePage();
  if (!markdown) return <p>{spansOf(text)}</p>;
  return <div class="prose" dangerouslySetInnerHTML={{ __html: markdown.blocks(text) }} />;
}

/** Renders Markdown inline: code as code, and links as their text. */
function spansOf(text: string): ComponentChildren {
  const parts = text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').split('`');
  return parts.map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>));
}

interface InlineProps {
  text: string;
  /** The element that holds the text. */
  as?: 'span' | 'p' | 'dd' | 'summary';
  class?: string;
}

/** A text without paragraphs, in Markdown. A summary, which is itself clicked, has no links. */
export function Inline({ text, as: Element = 'span', class: name }: InlineProps): VNode {
  const { markdown } = usePage();
  if (!markdown || Element === 'summary') return <Element class={name}>{spansOf(text)}</Element>;
  return <Element class={name} dangerouslySetInnerHTML={{ __html: markdown.inline(text) }} />;
}

/** A block of code. The script of the site colours it, and adds a button that copies it. */
export function Code({ code }: { code: string }): VNode {
  return (
    <div class="code">
      <pre>
        <code dangerouslySetInnerHTML={{ __html: escapeHtml(code) }} />
      </pre>
    </div>
  );
}

/** The method of an operation, in the colour of what it does. */
export function Method({ method }: { method: string }): VNode {
  return <span class={`method ${method}`}>{method.toUpperCase()}</span>;
}

/** A heading that links to itself. */
export function Heading({ id, children }: { id: string; children: ComponentChildren }): VNode {
  return (
    <h2 id={id}>
      <a class="anchor" href={`#${id}`}>
        {children}
      </a>
    </h2>
  );
}

/** Explanations of the rings in the footer, by id. */
export const RINGS = {
  'ring-field': {
    says: 'inferred',
    explained: 'Inferred: the documentation does not show this field or parameter.',
  },
  'ring-type': {
    says: 'type inferred',
    explained: 'Type inferred: the documentation names the field, but not its type. Nothing is rejected because of it.',
  },
  'ring-schema': {
    says: 'schema inferred',
    explained: 'Schema inferred: this object is not documented. It has the fields of a similar one.',
  },
} as const;

/** A small ring that marks what is inferred, and explains it when clicked. The explanation is also in the footer. */
export function Ring({ of }: { of: keyof typeof RINGS }): VNode {
  const { says, explained } = RINGS[of];
  // One of many on a page: the keyboard skips it, and it is read aloud in its place.
  return (
    <button type="button" class="ring" popovertarget={of} tabindex={-1} title={explained}>
      <span class="sr">{says}</span>
    </button>
  );
}

/** Says that a part is inferred, and from what. */
export function Inferred({ from }: { from: string }): VNode {
  return (
    <p class="inferred small quiet">
      <span class="mark tiny">Inferred</span> <Inline text={from} />
    </p>
  );
}

/** That something is deprecated, and until when it stays: nothing otherwise. */
export function Deprecated({ part }: { part: { deprecated?: boolean; 'x-sunset'?: string } }): VNode | null {
  const words = deprecationInWords(part);
  return words === undefined ? null : <p class="deprecated">{words}</p>;
}

/** Mark with the source of an undocumented operation, response or parameter; null for documented ones. */
export function Marked({ part }: { part: { 'x-inferred'?: string; 'x-observed'?: Observed } }): VNode | null {
  if (part['x-observed'])
    return (
      <p class="media small quiet">
        <span class="chip open badge">observed</span> <span class="quiet">{observedInWords(part['x-observed'])}</span>
      </p>
    );
  return part['x-inferred'] === undefined ? null : <Inferred from={part['x-inferred']} />;
}
