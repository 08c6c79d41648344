import type { OpenApiDocument } from '../../src/contract/index.ts';

/**
 * The document with the path of its server in front of every path. Prism looks a request up by `paths` alone, on purpose, and so
 * answers 404 at the URLs of a service with a base path (https://github.com/stoplightio/prism/issues/906).
 */
export function withBasePath(document: OpenApiDocument): OpenApiDocument {
  const url = document.servers?.[0]?.url.replaceAll(/\{\w+\}/g, 'x') ?? '/';
  const base = new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [base + path, item]);
  return { ...document, paths: Object.fromEntries(paths) };
}
