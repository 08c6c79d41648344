/** What may be marked as deprecated: an operation, a parameter or a field. */
interface Deprecable {
  deprecated?: boolean | undefined;
  'x-sunset'?: string | undefined;
}

/** Says of a part of a document that it is deprecated, and from which day on it may be gone; undefined if it is not. */
export function deprecationInWords({ deprecated, 'x-sunset': sunset }: Deprecable): string | undefined {
  if (deprecated !== true) return undefined;
  return sunset === undefined ? 'Deprecated.' : `Deprecated: may be gone from ${sunset} on.`;
}
