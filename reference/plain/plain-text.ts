/** Writes the name of a schema as a link to where it is described. */
export type LinkTo = (schemaName: string) => string;

/** A text as code. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A block of code. */
export function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
}

/** A text without breaks of lines, for an entry of a list. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Paragraphs, with a blank line between them; empty ones are left out. */
export function paragraphs(parts: readonly (string | false | undefined)[]): string {
  return `${parts.flatMap((part) => (part ? [part.trimEnd()] : [])).join('\n\n')}\n`;
}
