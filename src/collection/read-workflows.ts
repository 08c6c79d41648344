import { readDocumentFile, shippedFile } from '../contract/node/index.ts';
import { readInputs, readWorkflow, workflowNames } from '../workflow/index.ts';
import type { Collection } from './request-collection.ts';
import { resourceFolders } from './requests.ts';
import { variablesOf } from './variables.ts';
import { workflowFolders } from './workflows.ts';

/** Makes the collection of this package: every operation with its sample, and every workflow. */
export async function readCollection(): Promise<Collection> {
  const [contract, control] = await Promise.all(
    ['generated/openapi.json', 'openapi/workflows/sandbox.openapi.json'].map((name) =>
      readDocumentFile(shippedFile(name)),
    ),
  );
  return {
    title: contract!.info.title,
    variables: variablesOf(readInputs()),
    resources: resourceFolders(contract!),
    workflows: workflowFolders({ contract: contract!, control: control! }, workflowNames().map(readWorkflow)),
  };
}
