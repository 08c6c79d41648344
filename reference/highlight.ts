/** What is marked, in the order in which it is looked for. A string that a colon follows is a key. */
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

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
