import type { Model } from '../contract/model.ts';
import type { Exchange } from '../recorded-exchange.ts';

/** Makes what finds the top-level domain of the service that was called, if it is one of those of the contract. */
export function findDataCenter({ document }: Model): (exchange: Exchange) => string | undefined {
  const domains = document.servers.flatMap(({ variables = {} }) => variables['tld']?.enum ?? []);
  return ({ request }) => {
    if (domains.length === 0) return undefined;
    const [, host] = /^https:\/\/([^/:?#]+)/.exec(request.url) ?? [];
    return domains.find((domain) => host?.endsWith(`.${domain}`));
  };
}
