import { freshSample } from '../../code-samples/index.ts';
import { jsonTypeOf, type MediaType, type Operation, samplesOf, USUAL } from '../../contract/index.ts';
import { defineCommand } from '../command.ts';
import { DOCUMENT, findOperation, readContract } from '../document.ts';
import { CommandError, UsageError } from '../usage-error.ts';

/** Prints a sample of a body as JSON. */
export const command = defineCommand({
  name: 'sample',
  summary: 'Print the sample of a response or a request body as JSON',
  description: 'Prints a sample of an operation as JSON, ready to send or compare.',
  operands: [{ name: '<operationId>', description: 'ID of the operation' }],
  options: {
    response: { type: 'boolean', description: 'prints the body of its successful response; this is the default' },
    request: { type: 'boolean', description: 'prints the body of its request' },
    fresh: {
      type: 'boolean',
      description: 'with --request: makes names and numbers unique by adding the time',
    },
    example: { type: 'string', value: '<name>', description: 'name of the sample', default: USUAL },
    ...DOCUMENT,
  },
  examples: [
    'sample getInvoice',
    'sample createTax --request --fresh > tax.json',
    "sample listItems | jq '.items[].name'",
  ],
  notes: `To send one to a sandbox:

  npx inventory-service-api sample createTax --request --fresh |
    curl 'http://127.0.0.1:4010/inventory/v1/settings/taxes?organization_id=10234695' \\
      -H 'Authorization: Service-oauthtoken demo' --json @-`,
  async run({ request, response, fresh, example, document }, [operationId = '']) {
    if (request && response) throw new UsageError('Choose either --request or --response.');
    if (fresh && !request) throw new UsageError('--fresh only works with --request.');
    const operation = findOperation(await readContract(document), operationId);
    const sample = request ? requestSample(operation, example) : responseSample(operation, example);
    const shown = fresh ? freshSample(operation.id, sample, Math.floor(Date.now() / 1000)) : sample;
    console.log(JSON.stringify(shown, null, 2));
    return 0;
  },
});

function requestSample({ id, requestBody }: Operation, name: string): unknown {
  if (!requestBody) throw new CommandError(`${id} has no request body.`);
  return exampleOf(requestBody.content, name, `${id} accepts`);
}

function responseSample({ id, responses, successStatus }: Operation, name: string): unknown {
  return exampleOf(responses[successStatus]?.content ?? {}, name, `${id} returns`);
}

function exampleOf(content: Record<string, MediaType>, name: string, subject: string): unknown {
  const json = content[jsonTypeOf(content) ?? ''];
  if (!json) throw new CommandError(`${subject} ${Object.keys(content).join(' or ')}, which has no JSON sample.`);
  const samples = samplesOf(json);
  const sample = samples.find((one) => one.name === name) ?? (name === USUAL ? samples[0] : undefined);
  if (sample) return sample.value;
  if (samples.length === 0) throw new CommandError(`The document has no sample of the body that ${subject}.`);
  const names = samples.map((one) => one.name).join(', ');
  throw new UsageError(`There is no sample ${JSON.stringify(name)} of the body that ${subject}. Available: ${names}.`);
}
