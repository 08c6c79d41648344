import { factsIn, skippedIn } from './evidence/evidence.ts';
import { createGathering } from './read/gathering.ts';
import type { Exchange } from './recorded-exchange.ts';
import type { Finding } from './report/finding-kinds.ts';
import { findingsOf } from './report/findings.ts';
import { basePathsOf, modelOf, type VerifyOptions } from './verify-options.ts';

/** An exchange that can't be checked against the contract, such as one with another service. The message says why. */
export class NotCheckedError extends Error {
  override readonly name = 'NotCheckedError';
}

/**
 * Checks one exchange against the contract. In a test:
 *
 * ```ts
 * const findings = verifyExchange({ request, response });
 * expect(findings.filter(({ kind }) => kind !== 'guess')).toEqual([]);
 * ```
 *
 * A body that is a stream must be read first: give its text or its bytes.
 *
 * @returns What breaks the contract, is not in it, or is of another type than the contract guesses. Of a request that was rejected, only the response is checked.
 * @throws NotCheckedError if there is nothing to check: the URL is not one of the service, it is a preflight, or there was no
 * answer. TypeError if `basePath` is no path.
 */
export function verifyExchange(exchange: Exchange, options: VerifyOptions = {}): Finding[] {
  const model = modelOf(options);
  const gathering = createGathering(model, { account: '', basePaths: basePathsOf(options) });
  gathering.take(exchange);
  const evidence = gathering.evidence('');
  const [reason] = Object.keys(skippedIn(evidence));
  if (reason !== undefined)
    throw new NotCheckedError(
      `${exchange.request.method} ${exchange.request.url.replace(/[?#].*$/s, '')} was not checked: ${reason}. The contract's paths start with ${model.routes.basePaths[0]}. If yours live under another path, pass it as \`basePath\`.`,
    );
  return findingsOf(model, factsIn(evidence));
}
