import { Marked, Renderer, type Tokens } from 'marked';

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
 * @param highlight Marks up a block of code as HTML.
 */
export function createMarkdown(
  linkOf: (name: string) => string | undefined,
  highlight: (code: string, language: string) => string,
): Markdown {
  const marked = new Marked({
    renderer: {
      codespan({ text }: Tokens.Codespan): string {
        const code = `<code>${escapeHtml(text)}</code>`;
        const link = linkOf(text);
        return link === undefined ? code : `<a href="${link}">${code}</a>`;
      },
      heading({ tokens, depth, text }: Tokens.Heading): string {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text, lang = '' }: Tokens.Code): string {
        return `<pre tabindex="0"><code>${highlight(text, lang)}</code></pre>\n`;
      },
      table(token: Tokens.Table): string {
        const label = escapeHtml(`Table: ${token.header.map(({ text }) => text).join(', ')}`);
        const table = Renderer.prototype.table
          .call(this, token)
          .replaceAll('<th', '<th scope="col"')
          .replaceAll('<th scope="col"ead', '<thead');
        return `<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
      },
    },
  });
  return {
    blocks: (text) => marked.parse(text, { async: false }),
    inline: (text) => marked.parseInline(text, { async: false }),
  };
}

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The id of a heading. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
