/** Writes a value as indented JSON, each line but the first as far right as an indent says. */
export function jsonText(value: unknown, indent = ''): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
