/** Checks whether a value can be an organization's id: a string that isn't empty and has no lone surrogates, which no URL can hold. */
export function isOrganizationId(value: unknown): value is string {
  return typeof value === 'string' && /^\P{Cs}+$/u.test(value);
}
