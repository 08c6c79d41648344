import type { Model } from '../contract/model.ts';
import type { Exchange } from '../recorded-exchange.ts';

/** The top-level domain of the service that was called, if it is one of those of the contract. */
export function dataCenterOf({ document }: Model, { request }: Exchange): string | undefined {
  const [, host] = /^https:\/\/([^/:?#]+)/.exec(request.url) ?? [];
  const domains = document.servers.flatMap(({ variables = {} }) => variables['tld']?.enum ?? []);
  return domains.find((domain) => host?.endsWith(`.${domain}`));
}
