import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import { loadPrism, type Prism } from './load.ts';

/** The parts of Prism that are asked, one operation at a time; its router would look at all of them for each request. */
export interface PrismInstance {
  /** What is wrong with a request to an operation. */
  validate(operation: IHttpOperation, request: IHttpRequest): readonly IPrismDiagnostic[];
  /**
   * Chooses the answer to a valid request, or makes one up.
   *
   * @throws Error if there is none.
   */
  answer(operation: IHttpOperation, request: IHttpRequest, preferences: IHttpConfig['mock']): IHttpResponse;
  transform: Prism['transformOas3Operations'];
}

/** Prism tells a logger of every step; nobody listens. */
const SILENT = Object.fromEntries(
  ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
);

/**
 * Loads Prism.
 *
 * @throws MockError if it is not installed.
 */
export async function createPrism(): Promise<PrismInstance> {
  const { mock, validateInput, transformOas3Operations } = await loadPrism();
  const logger = { ...SILENT, child: () => logger } as unknown as PrismHttpComponents['logger'];
  return {
    transform: transformOas3Operations,
    validate(operation, request) {
      const result = validateInput({ resource: operation, element: request });
      return result._tag === 'Left' ? result.left : [];
    },
    answer(operation, request, preferences) {
      const result = mock({ resource: operation, input: { data: request, validations: [] }, config: preferences })(
        logger,
      );
      if (result._tag === 'Left') throw result.left;
      return result.right;
    },
  };
}
