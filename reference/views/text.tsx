import type { ComponentChildren, VNode } from 'preact';
import { highlight } from '../code/highlight.ts';
import { usePage } from './context.ts';

/** A text of several blocks, in Markdown. */
export function Blocks({ text }: { text: string }): VNode {
  return <div class="prose" dangerouslySetInnerHTML={{ __html: usePage().markdown.blocks(text) }} />;
}

/** A text without paragraphs, in Markdown. */
export function Inline({ text }: { text: string }): VNode {
  return <span dangerouslySetInnerHTML={{ __html: usePage().markdown.inline(text) }} />;
}

/** A block of code, with a button that copies it once the script has run. */
export function Code({ code, label }: { code: string; label: string }): VNode {
  return (
    <div class="code">
      <button type="button" class="copy" data-copy hidden aria-label={`Copy: ${label}`}>
        Copy
      </button>
      <pre tabindex={0} aria-label={label} role="region">
        <code dangerouslySetInnerHTML={{ __html: highlight(code) }} />
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

/** Says that a part is inferred, and from what. */
export function Inferred({ from }: { from: string }): VNode {
  return (
    <p class="inferred">
      <span class="badge">inferred</span> <Inline text={from} />
    </p>
  );
}
