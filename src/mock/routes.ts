import createRouter, { type HTTPMethod } from 'find-my-way';
import type { OpenApiDocument } from '../contract/document.ts';
import { type Operation, operationsOf } from '../contract/operations.ts';

/** A URL of the service, matched. */
export interface Match {
  /** The operations of the URL by their methods, in upper case. */
  operations: ReadonlyMap<string, Operation>;
  /** The identifiers of the URL by name, decoded. */
  path: Record<string, string>;
  /** The query, decoded. */
  query: Record<string, string | string[]>;
}

/** The URLs of the service. */
export interface Routes {
  /** Paths of the servers, the one that most operations have first, such as `/inventory/v1`. */
  basePaths: readonly string[];
  /** Finds the URL that a request's path and query belong to. Their escapes must be well-formed. */
  match(url: string): Match | undefined;
}

interface Servers {
  servers?: { url: string }[];
}

/** URLs are matched for one method alone, since a literal segment must win over an id whatever the method is. */
const ANY: HTTPMethod = 'GET';

/** Longer than any URL that Node lets through. */
const LONGEST = 65_536;

/**
 * Makes one table of all URLs, at each server of theirs.
 *
 * @throws Error if two operations have the same URL and method.
 */
export function createRoutes(document: OpenApiDocument): Routes {
  const router = createRouter({ maxParamLength: LONGEST });
  const main = basePathsOf(document as Servers, ['']);
  const urls = new Map<string, Map<string, Operation>>();
  for (const operation of operationsOf(document)) {
    for (const base of basePathsOf(operation.object, main)) {
      const url = base + operation.path.replaceAll(/\{([^}]+)\}/g, ':$1');
      const operations = urls.get(url) ?? new Map<string, Operation>();
      urls.set(url, operations.set(operation.method.toUpperCase(), operation));
    }
  }
  for (const [url, operations] of urls) router.on(ANY, url, () => undefined, operations);

  const basePaths = new Set([...main, ...operationsOf(document).flatMap(({ object }) => basePathsOf(object, main))]);
  return {
    basePaths: [...basePaths],
    match(url) {
      const found = router.find(ANY, url);
      // A slash at the end would leave the id behind it empty.
      if (!found || Object.values(found.params).includes('')) return undefined;
      return { operations: found.store, path: found.params as Match['path'], query: found.searchParams };
    },
  };
}

/** The methods of a URL, with those that the mock adds. */
export function allowedMethods({ operations }: Match): string[] {
  const methods = [...operations.keys()];
  return [...methods, ...(operations.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

function basePathsOf({ servers }: Servers, otherwise: string[]): string[] {
  if (!servers) return otherwise;
  return servers.map(({ url }) =>
    new URL(url.replaceAll(/\{\w+\}/g, 'x'), 'http://localhost').pathname.replace(/\/$/, ''),
  );
}
