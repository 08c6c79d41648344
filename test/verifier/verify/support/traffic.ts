import type { Sandbox } from '../../../../src/public/sandbox.ts';
import type { Exchange } from '../../../../verifier/verify/recorded-exchange.ts';
import { askFor, sandboxFor } from '../../../support/later-reads.ts';
import { plans } from '../../../support/plans.ts';
import { callerOf } from '../../../support/sandbox-calls.ts';

/** A sandbox that shows every exchange, at the time of its clock. */
export function watched(sandbox: Sandbox, onExchange: (exchange: Exchange) => void): Sandbox {
  return Object.create(sandbox, {
    fetch: {
      async value(input: string, init: RequestInit) {
        const request = new Request(input, init);
        const [sent, response] = await Promise.all([request.clone().arrayBuffer(), sandbox.fetch(request)]);
        onExchange({
          at: new Date(sandbox.clock.now()).toISOString(),
          request: {
            method: request.method,
            url: request.url,
            headers: Object.fromEntries(request.headers),
            body: new Uint8Array(sent),
          },
          response: {
            status: response.status,
            headers: Object.fromEntries(response.headers),
            body: new Uint8Array(await response.clone().arrayBuffer()),
          },
        });
        return response;
      },
    },
  }) as Sandbox;
}

/** The lists that need no id. */
const LISTS = [...plans.values()]
  .filter(({ kind, parent, operation }) => kind === 'list' && !parent && operation !== 'listOrganizations')
  .map(({ operation }) => operation);

let flows: Promise<readonly Exchange[]> | undefined;

/** Calls every operation so that it succeeds, and returns all exchanges that this took. Tests do not change them. */
export function allFlows(): Promise<readonly Exchange[]> {
  return (flows ??= flowsByOperation().then((all) => all.flat()));
}

/**
 * The same by operation, each of which has a sandbox of its own.
 *
 * @param operations The operations, all of them by default.
 * @param listsFirst Whether all lists are read before.
 */
export async function flowsByOperation(
  operations: Iterable<string> = plans.keys(),
  listsFirst = false,
): Promise<Exchange[][]> {
  const flows: Exchange[][] = [];
  for (const operation of operations) {
    const exchanges: Exchange[] = [];
    flows.push(exchanges);
    const sandbox = watched(sandboxFor(operation), (exchange) => exchanges.push(exchange));
    const call = callerOf(sandbox);
    if (listsFirst) for (const list of LISTS) await call(list);
    const { parameters, body } = await askFor(operation, sandbox, call);
    await call(operation, parameters, body);
  }
  return flows;
}
