import { readDocumentFile } from '../contract/node/read-file.ts';
import { UnreadableDocumentError } from '../contract/read.ts';
import type { FindSource, Model } from '../verify/node/index.ts';
import { readContract } from './contract.ts';
import { UsageError } from './errors.ts';
import type { CommandOptions } from './help.ts';

/** The options of every command that checks traffic against the contract. */
export const AGAINST = {
  document: {
    type: 'string',
    value: '<file>',
    description: 'edition of the contract to check it against, YAML or JSON',
    fallback: 'the one of this package',
  },
  account: {
    type: 'string',
    value: '<name>',
    description: 'what the account is called in evidence, so that several accounts count apart',
    fallback: 'no name',
  },
} as const satisfies CommandOptions;

/** What traffic is checked against. */
export interface Against {
  model: Model;
  /** Finds its places in the sources. */
  findSource: FindSource;
}

/**
 * Checks traffic against an edition of the contract. The verifier is loaded for it.
 *
 * @param document A file with an edition of the contract; undefined for the one of this package.
 * @throws UsageError if a file cannot be used.
 */
export async function withContract<Result>(
  document: string | undefined,
  work: (against: Against) => Promise<Result>,
): Promise<Result> {
  const { createModel, createFindSource, TrafficError } = await import('../verify/node/index.ts');
  try {
    if (document === undefined)
      return await work({ model: createModel(await readContract()), findSource: createFindSource() });
    const model = createModel(await readDocumentFile(document));
    return await work({ model, findSource: () => undefined });
  } catch (error) {
    if (error instanceof UnreadableDocumentError || error instanceof TrafficError) throw new UsageError(error.message);
    throw error;
  }
}
