import { exactText } from './exact-json.ts';

/** Writes a value as indented JSON, each line but the first as far right as an indent says. */
export function jsonText(value: unknown, indent = ''): string {
  return exactText(value).replaceAll('\n', `\n${indent}`);
}
