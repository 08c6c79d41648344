import type { Content } from './document.ts';

/** JSON by any name, or a range of types that has it. Parameters of a type, such as its charset, say nothing of JSON. */
const JSON_TYPES = /^(application\/json|[^;]+\+json|application\/\*|\*\/\*)\s*(;|$)/i;

/** The media type under which a body is described as JSON; undefined if it is not. */
export function jsonTypeOf(content: Content = {}): string | undefined {
  return 'application/json' in content
    ? 'application/json'
    : Object.keys(content).find((type) => JSON_TYPES.test(type));
}

/** Checks whether a contract's media types include a message's type: the same, or a range that has it. */
export function coversType(named: readonly string[], type: string): boolean {
  return named.some((one) => {
    const bare = one.split(';', 1)[0]!.trim().toLowerCase();
    return bare === type || bare === '*/*' || bare === type.replace(/\/.*/, '/*');
  });
}
