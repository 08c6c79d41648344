import { isNode, type Observed, type OperationObject, observedInWords } from '../contract/index.ts';

/** Whether a keyword marks what the documents of the service do not show, or what was observed instead. */
export function isMark(keyword: string): boolean {
  return keyword === 'x-not-documented' || keyword === 'x-inferred' || keyword === 'x-observed';
}

/** Says which parts of an operation are documented now, and which are not, or what was observed; undefined for any other keyword. */
export function describeMark(keyword: string, before: unknown, after: unknown): string | undefined {
  if (keyword === 'x-observed' && isNode(after)) return `observed: ${observedInWords(after as unknown as Observed)}`;
  if (keyword !== 'x-not-documented') return undefined;
  const [old, next] = [before, after].map((marks) => (Array.isArray(marks) ? marks.map(String) : []));
  const documented = old!.filter((part) => !next!.includes(part));
  const marked = next!.filter((part) => !old!.includes(part));
  return [
    documented.length > 0 && `documented now: ${documented.join(', ')}`,
    marked.length > 0 && `not documented: ${marked.join(', ')}`,
    documented.length + marked.length === 0 && 'marks in another order',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Whether an operation says that its scope is not documented. */
export function isScopeUnknown({ 'x-not-documented': marks }: OperationObject): boolean {
  return marks?.includes('scope') ?? false;
}
