import type { Model } from '../contract/model.ts';
import type { Exchange } from '../recorded-exchange.ts';
import { locate, template } from './locate.ts';

/** An exchange with the URL that the contract has for it. */
export interface Readdressed {
  exchange: Exchange;
  /** The path at which it was called, without what may be a value; undefined if it is the contract's. */
  servedAt?: string;
  /** True if the path was named. Otherwise it is a guess that the service is there. */
  isNamed: boolean;
}

/**
 * Reads a path at which the service is, such as `/gateway/inventory/v1`.
 *
 * @returns The path without a slash at its end.
 * @throws TypeError if it is no path.
 */
export function readBasePath(text: string): string {
  if (!/^\/[^?#\s]*$/.test(text) || text.startsWith('//'))
    throw new TypeError(
      `${JSON.stringify(text)} is not a path. Use what comes between the host and the operations, such as /gateway/inventory/v1.`,
    );
  return text.replace(/\/+$/, '');
}

/** Where a path is that was named, as a recording without values has it: with the path of the contract at its end, or without. */
export function namedTemplates({ routes }: Model, basePaths: readonly string[]): Set<string> {
  return new Set(
    basePaths.flatMap((prefix) =>
      ['', ...routes.basePaths].map((servicePath) => shown(partsOf(prefix).path + servicePath)),
    ),
  );
}

/**
 * Gives an exchange the URL of the contract where the service stands at another path, as it does behind a gateway.
 *
 * @param basePaths The paths that were named, with an origin where they hold for that alone. Of a call at another one, the end must be a URL of the contract.
 */
export function readdress(model: Model, exchange: Exchange, basePaths: readonly string[]): Readdressed {
  const { origin, path, rest } = partsOf(exchange.request.url);
  const at = (servedAt: string, servicePath: string, isNamed: boolean): Readdressed => ({
    exchange: { ...exchange, request: { ...exchange.request, url: origin + servicePath + rest } },
    servedAt: shown(servedAt),
    isNamed,
  });
  const servicePaths = model.routes.basePaths.filter((base) => base !== '');
  const isOwn = servicePaths.some((base) => path.startsWith(`${base}/`));
  for (const { origin: ofOrigin, path: prefix } of isOwn ? [] : basePaths.map(partsOf)) {
    if (ofOrigin !== '' && ofOrigin !== origin.toLowerCase()) continue;
    if (!path.startsWith(`${prefix}/`)) continue;
    const below = path.slice(prefix.length);
    const complete = servicePaths.find((base) => below.startsWith(`${base}/`));
    return complete === undefined
      ? at(prefix, (model.routes.basePaths[0] ?? '') + below, true)
      : at(prefix + complete, below, true);
  }
  if (isOwn || locate(model, exchange) !== 'another service') return { exchange, isNamed: false };
  for (const base of servicePaths) {
    for (let start = path.indexOf(`${base}/`, 1); start !== -1; start = path.indexOf(`${base}/`, start + 1)) {
      const candidate = at(path.slice(0, start) + base, path.slice(start), false);
      const located = locate(model, candidate.exchange);
      if (typeof located === 'object' && located.match) return candidate;
    }
  }
  return { exchange, isNamed: false };
}

/** A path at which the service is, without what may be a value. */
function shown(path: string): string {
  return path === '' ? '/' : template(path);
}

function partsOf(url: string): { origin: string; path: string; rest: string } {
  const [, origin = '', path = '', rest = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(url) ?? [];
  return { origin, path, rest };
}

/** Makes what finds the top-level domain of the service that was called, if it is one of those of the contract. */
export function findDataCenter({ document }: Model): (exchange: Exchange) => string | undefined {
  const domains = document.servers.flatMap(({ variables = {} }) => variables['tld']?.enum ?? []);
  return ({ request }) => {
    if (domains.length === 0) return undefined;
    const [, host] = /^https:\/\/([^/:?#]+)/.exec(request.url) ?? [];
    return domains.find((domain) => host?.endsWith(`.${domain}`));
  };
}
