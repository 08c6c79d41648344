import type { VNode } from 'preact';
import { splitAtSteps } from '../texts.ts';
import { usePage } from './page-context.ts';
import { Steps } from './steps.tsx';
import { OnThisPage, type PagePart } from './wayfinding.tsx';

interface TextProps {
  text: string;
  beside?: VNode | undefined;
}

/** A text with the list of its sections, which follows what comes before the first one. Workflows stand where the text names them. */
export function TextWithContents({ text, beside }: TextProps): VNode {
  const html = usePage().markdown!.blocks(text);
  const start = html.search(/<h2 id=/);
  const [head, sections] = start < 0 ? [html, ''] : [html.slice(0, start), html.slice(start)];
  const parts = [...sections.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(
    ([, id, heading]): PagePart => ({ id: id!, title: heading!.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&') }),
  );
  return (
    <>
      {beside ? (
        <div class="hero">
          <div class="prose" dangerouslySetInnerHTML={{ __html: head }} />
          {beside}
        </div>
      ) : (
        <div class="prose opening" dangerouslySetInnerHTML={{ __html: head }} />
      )}
      {!beside && <OnThisPage parts={parts} isBeside />}
      {splitAtSteps(sections).map(({ text: piece, workflow }) => (
        <>
          <div class="prose" dangerouslySetInnerHTML={{ __html: piece }} />
          {workflow !== undefined && <Steps workflow={workflow} />}
        </>
      ))}
    </>
  );
}
