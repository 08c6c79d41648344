import type { MediaType } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { findOperation, readContract } from '../contract.ts';
import { readOptions } from '../options.ts';

/** Prints a sample of a body as JSON. */
export const command: Command = {
  name: 'sample',
  summary: 'Print the sample of a response or a request body as JSON',
  help: `Prints a sample of an operation as JSON, to be sent or compared as it is.

  inventory-service-api sample <operationId> [--response | --request]

  --response   the body of its successful response (default)
  --request    the body of its request

Examples:
  npx inventory-service-api sample getInvoice
  npx inventory-service-api sample createTax --request > tax.json
  npx inventory-service-api sample listItems | jq '.items[].name'`,
  async run(args) {
    const { values, positionals } = readOptions(args, { request: { type: 'boolean' }, response: { type: 'boolean' } }, [
      '<operationId>',
    ]);
    if (values.request && values.response) throw new UsageError('Choose one of --request and --response.');
    const operation = findOperation(await readContract(), positionals[0]!);
    const sample = values.request ? requestSample(operation) : responseSample(operation);
    console.log(JSON.stringify(sample, null, 2));
    return 0;
  },
};

function requestSample({ id, object }: Operation): unknown {
  if (!object.requestBody) throw new CommandError(`${id} takes no body.`);
  return exampleOf(object.requestBody.content, `${id} takes`);
}

function responseSample({ id, object, successStatus }: Operation): unknown {
  return exampleOf(object.responses[successStatus]?.content ?? {}, `${id} answers with`);
}

function exampleOf(content: Record<string, MediaType>, subject: string): unknown {
  const json = content['application/json'];
  if (!json)
    throw new CommandError(`${subject} ${Object.keys(content).join(' or ')}, of which there is no JSON sample.`);
  return json.example;
}
