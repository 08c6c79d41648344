import { readFileSync } from 'node:fs';
import { type Exchange, textOf } from '../../../../verifier/verify/recorded-exchange.ts';
import { blocksOf } from '../../../docs/shown.ts';

/** A block of docs/verifier.md, by its heading, its language and its number among those. */
export function verifierBlock(heading: string, language: string, index = 0): string {
  const blocks = blocksOf(readFileSync('docs/verifier.md', 'utf8'));
  const found = blocks.filter((block) => block.heading === heading && block.language === language);
  return found[index]!.text;
}

/** The mapping for Kong that docs/verifier.md shows, and one for logs without bodies. */
export const MAPPINGS = {
  kong: verifierBlock('Check logs of a gateway', 'yaml', 1),
  nginx: `
at: $.time
request: { method: $.method, url: $.uri }
response: { status: $.status, headers: { content-type: $.type } }
`,
};

/** A line that Kong writes with the plugins of docs/verifier.md. */
export function kongLine({ at, request, response }: Exchange): string {
  const { pathname, search, searchParams } = new URL(request.url);
  return JSON.stringify({
    response: {
      size: response.body?.length ?? 0,
      headers: { via: '1.1 kong/3.8.0', ...response.headers },
      status: response.status,
      ...(response.body !== undefined && { body: textOf(response.body) }),
    },
    service: { name: 'inventory', path: '/inventory/v1' },
    client_ip: '192.168.65.1',
    request: {
      method: request.method,
      uri: `${pathname}${search}`,
      url: `http://gateway.example:8000${pathname}${search}`,
      querystring: Object.fromEntries(searchParams),
      headers: { host: 'gateway.example', ...request.headers },
      ...(request.body !== undefined && { body: textOf(request.body) }),
    },
    latencies: { kong: 1, proxy: 12, request: 13 },
    started_at: Date.parse(at ?? ''),
  });
}

/** A line of nginx, as the mapping reads it. */
export function nginxLine({ at, request, response }: Exchange): string {
  const { pathname, search } = new URL(request.url);
  const [time, uri] = [at?.replace(/\.\d+Z$/, '+00:00'), `${pathname}${search}`];
  const type = response.headers?.['content-type'] ?? '';
  return JSON.stringify({ time, method: request.method, uri, status: response.status, type });
}
