import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import { loadPrism, type Prism } from './load.ts';

/** The part of Prism that is asked, one operation at a time. */
export interface PrismInstance {
  /**
   * Makes up the answer to a valid request.
   *
   * @throws Error if there is none.
   */
  answer(operation: IHttpOperation, request: IHttpRequest, preferences: IHttpConfig['mock']): IHttpResponse;
  transform: Prism['transformOas3Operations'];
}

/** Prism reports every step to a logger; nobody listens. */
const SILENT = Object.fromEntries(
  ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
);

/**
 * Loads Prism.
 *
 * @throws Refusal if it is not installed.
 */
export async function createPrism(): Promise<PrismInstance> {
  const { mock, transformOas3Operations } = await loadPrism();
  const logger = { ...SILENT, child: () => logger } as unknown as PrismHttpComponents['logger'];
  return {
    transform: transformOas3Operations,
    answer(operation, request, preferences) {
      const result = mock({ resource: operation, input: { data: request, validations: [] }, config: preferences })(
        logger,
      );
      if (result._tag === 'Left') throw result.left;
      return result.right;
    },
  };
}
