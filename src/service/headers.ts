/** Custom headers of a service's responses. Pages may read each of them. */
export const OWN_HEADERS = [
  'refusal',
  'unknown',
  'inferred',
  'rule',
  'ignored',
  'hint',
  'assumptions',
  'made',
  'message',
] as const;

/** The name of such a header: `x-mock-refusal`. */
export function ownHeader<Service extends string, Header extends (typeof OWN_HEADERS)[number]>(
  service: Service,
  header: Header,
): `x-${Service}-${Header}` {
  return `x-${service}-${header}`;
}
