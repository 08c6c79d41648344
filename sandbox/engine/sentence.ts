/** A text that begins a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A noun with its article: `an invoice`. */
export function withArticle(noun: string): string {
  return `${/^([aeio]|un(?!i))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
