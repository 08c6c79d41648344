// In a file of its own, so that the command line can read the tables of resources without loading the engine.

/** A string as a part of a URL. JSON may hold half of a surrogate pair, which URLs can't: U+FFFD stands for it. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}

/** A string that begins a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A noun with its article: `an invoice`. */
export function withArticle(noun: string): string {
  return `${/^([aeio]|un(?!i))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
