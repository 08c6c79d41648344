import { Marked, Renderer, type Tokens } from 'marked';
import { escapeHtml } from './highlight.ts';

/** Makes HTML of Markdown. */
export interface Markdown {
  /** Renders a text of several blocks. Headings get ids, and tables can be scrolled. */
  blocks(text: string): string;
  /** Renders a text without paragraphs. */
  inline(text: string): string;
}

/**
 * Creates a Markdown renderer.
 *
 * @param linkOf Where a name in code, such as `createTax`, leads to; `undefined` if nowhere.
 */
export function createMarkdown(linkOf: (name: string) => string | undefined): Markdown {
  let occurrences = new Map<string, number>();
  function newId(name: string): string {
    const count = (occurrences.get(name) ?? 0) + 1;
    occurrences.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  }

  const marked = new Marked({
    renderer: {
      codespan({ text }: Tokens.Codespan): string {
        const code = `<code>${escapeHtml(text)}</code>`;
        const link = linkOf(text);
        return link === undefined ? code : `<a href="${link}">${code}</a>`;
      },
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const id = newId(slug(text));
        const content = this.parser.parseInline(tokens);
        return `<h${depth} id="${id}">${depth === 1 ? content : `<a class="anchor" href="#${id}">${content}</a>`}</h${depth}>\n`;
      },
      code({ text }: Tokens.Code): string {
        return `<div class="code"><pre><code>${escapeHtml(text)}</code></pre></div>\n`;
      },
      table(token: Tokens.Table): string {
        const label = escapeHtml(`Table: ${token.header.map(({ text }) => text).join(', ')}`).replaceAll('"', '&quot;');
        const table = Renderer.prototype.table
          .call(this, token)
          .replaceAll('<th', '<th scope="col"')
          .replaceAll('<th scope="col"ead', '<thead');
        return `<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
      },
    },
  });
  return {
    blocks(text) {
      occurrences = new Map();
      return marked.parse(text, { async: false });
    },
    inline: (text) => marked.parseInline(text, { async: false }),
  };
}

/** The id of a heading, as GitHub makes it, so that the links of a text lead to the same place on both. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}
