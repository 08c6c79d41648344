/** Tokens to highlight, in order of precedence. A string followed by a colon is a key. */
const TOKEN =
  /(?<comment>\/\/[^\n]*|(?<=^|\s)#[^\n]*)|(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:https?:)[^'\n]*'|(?<!\\)'(?![{[])(?:[^'\\\n]|\\.)*'(?!\\)|`[^`]*`)|(?<word>\b(?:import|from|const|await|async|for|of|new|if|throw|return|true|false|null|curl|export|npx|npm)\b)|(?<number>(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]))/g;

/** Marks up code as HTML: comments, keys, texts, words and numbers. JSON within a shell command is marked as JSON. */
export function highlight(code: string): string {
  let result = '';
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    const [kind] = Object.entries(match.groups!).find(([, text]) => text !== undefined)!;
    result += `${escapeHtml(code.slice(end, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return result + escapeHtml(code.slice(end));
}

/** From so many lines within on, an object or a list can be folded. */
const FOLDED = 3;

/** Where the errors of an answer begin. */
const ERRORS = /^ *"errors": \[$/;

/**
 * Marks up indented JSON so that objects and lists can be folded. The first row of a list has no fold of its own; later rows
 * begin folded, except errors. The text stays the same, line for line.
 */
export function highlightJson(code: string): string {
  const lines = code.split('\n');
  const endOf = (start: number): number => {
    const indent = /^ */.exec(lines[start]!)![0];
    return lines.findIndex(
      (line, index) => index > start && line.startsWith(indent) && /^[\]}]/.test(line.slice(indent.length)),
    );
  };
  function between(from: number, to: number, isOfErrors = false): string {
    let result = '';
    for (let index = from; index < to; index += 1) {
      const isFirstRow = index > 0 && lines[index - 1]!.endsWith('[');
      const end = index > 0 && !isFirstRow && /[[{]$/.test(lines[index]!) ? endOf(index) : -1;
      if (end - index <= FOLDED) {
        result += `${highlight(lines[index]!)}\n`;
        continue;
      }
      const isLaterRow = !isOfErrors && lines[index - 1] === `${lines[index]!.slice(0, -1)}},`;
      const closing = lines[end]!;
      // A newline at the end of a block adds no empty line. In a folded line, it is hidden.
      const head = `<summary data-end="${closing.trim()}">${highlight(lines[index]!)}<i>\n</i></summary>`;
      const body = between(index + 1, end, ERRORS.test(lines[index]!));
      result += `<details class="json"${isLaterRow ? '' : ' open'}>${head}${body}${closing}\n</details>`;
      index = end;
    }
    return result;
  }
  return between(0, lines.length).replace(/\n$/, '');
}

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
