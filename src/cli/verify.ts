import { readDocumentFile } from '../contract/node/read-file.ts';
import { UnreadableDocumentError } from '../contract/read.ts';
import type { FindSource, Model } from '../verify/node/index.ts';
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

/** The verifier, with what traffic is checked against. */
export type Verifier = typeof import('../verify/node/index.ts') & { model: Model; findSource: FindSource };

/**
 * Does something with the verifier, which is loaded for it.
 *
 * @param document A file with an edition of the contract; undefined for the one of this package.
 * @throws UsageError if a file cannot be used.
 */
export async function withVerifier<Result>(
  document: string | undefined,
  work: (verifier: Verifier) => Promise<Result>,
): Promise<Result> {
  const parts = await import('../verify/node/index.ts');
  const { createModel, shippedDocument, createFindSource, TrafficError } = parts;
  try {
    if (document === undefined)
      return await work({ ...parts, model: createModel(shippedDocument()), findSource: createFindSource() });
    const model = createModel(await readDocumentFile(document));
    return await work({ ...parts, model, findSource: () => undefined });
  } catch (error) {
    if (error instanceof UnreadableDocumentError || error instanceof TrafficError) throw new UsageError(error.message);
    throw error;
  }
}
