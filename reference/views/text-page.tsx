import type { VNode } from 'preact';
import { usePage } from './context.ts';
import { OnThisPage, type PagePart } from './wayfinding.tsx';

/** A text with its heading, the list of its sections, and the sections. */
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
      <div class="prose" dangerouslySetInnerHTML={{ __html: html.slice(end) }} />
    </>
  );
}
