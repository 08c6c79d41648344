import type { VNode } from 'preact';
import { highlight } from '../highlight.ts';
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
export function Code({ code, language, label }: { code: string; language: string; label: string }): VNode {
  return (
    <div class="code">
      <button type="button" class="copy" data-copy hidden aria-label={`Copy: ${label}`}>
        Copy
      </button>
      <pre tabindex={0} aria-label={label} role="region">
        <code dangerouslySetInnerHTML={{ __html: highlight(code, language) }} />
      </pre>
    </div>
  );
}

/** The method of an operation, in its colour. */
export function Method({ method }: { method: string }): VNode {
  return <span class={`method ${method}`}>{method.toUpperCase()}</span>;
}

/** Says that a part is not documented. */
export function NotDocumented({ label }: { label: string }): VNode {
  return <span class="badge missing">{label} not documented</span>;
}

/** Says that a part is inferred, and from what. */
export function Inferred({ from }: { from: string }): VNode {
  return (
    <p class="inferred">
      <span class="badge">inferred</span> <Inline text={from} />
    </p>
  );
}
