/** Whether a value can be the id of an organization: a string that is not empty, and that a URL can hold, which half a character is not. */
export function isOrganizationId(value: unknown): value is string {
  return typeof value === 'string' && /^\P{Cs}+$/u.test(value);
}
