import type { VNode } from 'preact';
import { splitAtSteps } from '../texts.ts';
import { usePage } from './page-context.ts';
import { Steps } from './steps.tsx';
import { OnThisPage, type PagePart } from './wayfinding.tsx';

/** A text with its heading, the list of its sections, and the sections. Workflows stand where the text names them. */
export function TextWithContents({ text }: { text: string }): VNode {
  const html = usePage().markdown.blocks(text);
  const end = html.indexOf('</h1>') + '</h1>'.length;
  const parts = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(
    ([, id, heading]): PagePart => ({ id: id!, title: heading!.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&') }),
  );
  return (
    <>
      <div class="prose" dangerouslySetInnerHTML={{ __html: html.slice(0, end) }} />
      <OnThisPage parts={parts} />
      {splitAtSteps(html.slice(end)).map(({ text: piece, workflow }) => (
        <>
          <div class="prose" dangerouslySetInnerHTML={{ __html: piece }} />
          {workflow !== undefined && <Steps workflow={workflow} />}
        </>
      ))}
    </>
  );
}
