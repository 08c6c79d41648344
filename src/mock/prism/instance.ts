import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import { loadPrism, type Prism } from './load.ts';

/** What Prism says of a request. */
export interface PrismAnswer {
  output: IHttpResponse;
  /** What it finds wrong with the request; its output is an error then. */
  violations: readonly IPrismDiagnostic[];
}

/** Prism, ready to be asked. */
export interface PrismInstance {
  /** Asks about a request to an operation that is known already. */
  ask(operation: IHttpOperation, request: IHttpRequest, mock: IHttpConfig['mock']): Promise<PrismAnswer>;
  transform: Prism['transformOas3Operations'];
}

const CONFIG = { isProxy: false, checkSecurity: false, validateRequest: true, validateResponse: false, errors: false, upstreamProxy: undefined } as const;

/** Prism tells a logger of every step; nobody listens. */
const SILENT = Object.fromEntries(['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]));

/**
 * Puts Prism together without its router, which would look at every operation for each request.
 *
 * @throws MockError if Prism is not installed.
 */
export async function createPrism(): Promise<PrismInstance> {
  const { factory, mock, validateInput, transformOas3Operations } = await loadPrism();
  const logger = { ...SILENT, child: () => logger } as unknown as PrismHttpComponents['logger'];
  const unused = (): never => {
    throw new Error('This part of Prism is not used');
  };
  const components: PrismHttpComponents = {
    route: ({ resources: [operation] }) => ({ _tag: 'Right', right: operation! }),
    validateInput,
    mock: mock as PrismHttpComponents['mock'],
    validateSecurity: unused,
    validateOutput: unused,
    forward: unused,
    logger,
  };
  const prism = factory<IHttpOperation, IHttpRequest, IHttpResponse, IHttpConfig>({ ...CONFIG, mock: { dynamic: false } }, components);
  return {
    transform: transformOas3Operations,
    async ask(operation, request, preferences) {
      const result = await prism.request(request, [operation], { ...CONFIG, mock: preferences })();
      if (result._tag === 'Left') throw result.left;
      return { output: result.right.output, violations: result.right.validations.input };
    },
  };
}
