import { readDocumentFile, shippedFile } from '../contract/node/index.ts';
import { readInputs, readWorkflow, workflowNames } from '../workflow/index.ts';
import type { CalledService, Collection } from './request-collection.ts';
import { resourceFolders } from './requests.ts';
import { variablesOf } from './variables.ts';
import { workflowFolders } from './workflows.ts';

/**
 * Makes the collection of this package: every operation with its sample, and every workflow.
 *
 * @throws TypeError if `authorization` does not put the token, as it is, into one header.
 */
export async function readCollection({ baseUrl, authorization }: CalledService = {}): Promise<Collection> {
  const [contract, control] = await Promise.all(
    ['generated/openapi.json', 'openapi/workflows/sandbox.openapi.json'].map((name) =>
      readDocumentFile(shippedFile(name)),
    ),
  );
  return {
    title: contract!.info.title,
    variables: variablesOf(readInputs(), baseUrl),
    resources: resourceFolders(contract!, authorization),
    workflows: workflowFolders(
      { contract: contract!, control: control! },
      workflowNames().map(readWorkflow),
      authorization,
    ),
  };
}
