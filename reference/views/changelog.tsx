import type { VNode } from 'preact';
import { usePage } from './page-context.ts';
import { OnThisPage } from './wayfinding.tsx';

/** The changelog, whose entries can be filtered by what they are about. */
export function ChangelogPage({ text }: { text: string }): VNode {
  const html = usePage().markdown!.blocks(text);
  const start = html.indexOf('<h2 ');
  const versions = html
    .slice(start)
    .split(/(?=<h2 )/)
    .map((version) => ({ version, id: /id="([^"]+)"/.exec(version)![1]! }));
  const titles = [...html.matchAll(/<h2 [^>]*><a [^>]*>([^<]+)</g)].map(([, title]) => title!);
  // What to choose from: the headings of the changelog, and what breaks.
  const kinds = new Map(
    [...html.matchAll(/<h3 id="([a-z]+)[^"]*">(.*?)<\/h3>/g)].map(([, kind, heading]) => [
      kind!,
      heading!.replaceAll(/<[^>]+>/g, '').trim(),
    ]),
  );
  return (
    <>
      <div class="prose opening" dangerouslySetInnerHTML={{ __html: html.slice(0, start) }} />
      <OnThisPage parts={versions.map(({ id }, index) => ({ id, title: titles[index]! }))} isBeside />
      <form class="filters row small" data-filter-for="changes" hidden>
        <label class="line">
          Filter <input type="search" name="text" placeholder="word, field or operation" />
        </label>
        <label class="line">
          Show{' '}
          <select name="part">
            <option value="">all changes</option>
            <option value="breaking">Breaking</option>
            {[...kinds].map(([kind, title]) => (
              <option value={kind}>{title}</option>
            ))}
          </select>
        </label>
        <output data-count="change" aria-live="polite" />
      </form>
      <div id="changes" class="prose">
        {versions.map(({ version }, index) => (
          <section data-group dangerouslySetInnerHTML={{ __html: folded(version, index === 0) }} />
        ))}
      </div>
    </>
  );
}

/** A version whose entries are folded by their kinds, each of which says how many it has. Those of the first kind of the newest version are open. */
function folded(version: string, isNewest: boolean): string {
  const [head, ...kinds] = withKinds(version);
  return [
    head,
    ...kinds.map((kind, index) => {
      const end = kind.indexOf('</h3>');
      const count = kind.split('<li data-parts').length - 1;
      // What opens has no link in it.
      const heading = kind.slice(0, end).replaceAll(/<\/?a\b[^>]*>/g, '');
      const title = `${heading} <span class="count">${count}</span></h3>`;
      const open = isNewest && index === 0 ? ' open' : '';
      return `<details class="kind"${open}><summary>${title}</summary>${kind.slice(end + 5)}</details>`;
    }),
  ].join('');
}

/** Says of each entry of a version below which heading it stands, and whether it breaks something. */
function withKinds(version: string): string[] {
  return version.split(/(?=<h3 )/).map((part) => {
    const [, kind] = /^<h3 id="([a-z]+)/.exec(part) ?? [];
    if (kind === undefined) return part;
    return part.replaceAll(/<li>(?=(<p>)?(<strong>Breaking)?)/g, (_, _paragraph, breaking) => {
      const parts = breaking === undefined ? kind : `${kind} breaking`;
      return `<li data-parts="${parts}">`;
    });
  });
}
