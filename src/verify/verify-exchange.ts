import type { Exchange } from './exchange.ts';
import { createCollector } from './inspect/collector.ts';
import { modelOf, type VerifyOptions } from './options.ts';
import type { Finding } from './report/finding.ts';
import { findingsOf } from './report/findings.ts';

/**
 * Checks one exchange against the contract. In a test:
 *
 * ```ts
 * expect(verifyExchange({ request, response })).toEqual([]);
 * ```
 *
 * A body that is a stream must be read first: give its text or its bytes.
 *
 * @returns What breaks the contract or is not in it. Nothing if the URL is not one of the service, or if the request was
 * refused with a status that the contract has.
 */
export function verifyExchange(exchange: Exchange, options: VerifyOptions = {}): Finding[] {
  const model = modelOf(options);
  const collector = createCollector(model);
  collector.take(exchange);
  return findingsOf(model, collector.facts());
}
