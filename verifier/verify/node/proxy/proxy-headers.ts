/** Headers that concern one connection alone (RFC 9110, section 7.6.1), and what is settled with each side for itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers as Node has them: alternating names and values. */
export type RawHeaders = readonly string[];

/** The headers that are passed on, as they are and in their order, but without those of the connection. */
export function endToEnd(raw: RawHeaders): [name: string, value: string][] {
  const pairs = pairsOf(raw);
  const connectionHeaders = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()));
  const dropped = new Set([...HOP_BY_HOP, ...connectionHeaders]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
}

/** Headers by name in lower case; of several with one name, their values together. */
export function byName(raw: RawHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of pairsOf(raw)) {
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}

function pairsOf(raw: RawHeaders): [string, string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]!] as [string, string]] : []));
}
