import { freshSample } from '../../code-samples/index.ts';
import { samplesOf, USUAL } from '../../contract/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { OPERATION_ID, type Tool, ToolError, textIn } from '../tool.ts';

/** The tool that shows samples of bodies. */
export function sampleTool({ find }: Catalogue): Tool {
  return {
    name: 'sample',
    description:
      "Shows a sample of an operation's request or response body, as JSON. In requests, names and numbers that must be unique end with the time. IDs are made up, and exist in the sandbox.",
    inputSchema: {
      type: 'object',
      properties: {
        operationId: OPERATION_ID,
        of: { type: 'string', enum: ['request', 'response'], description: 'which body; response by default' },
        example: {
          type: 'string',
          description:
            'which sample of the body; for a request, default has the fewest fields that work, and allFields has all of them',
        },
      },
      required: ['operationId'],
      additionalProperties: false,
    },
    annotations: { title: 'Show a sample', readOnlyHint: true, openWorldHint: false },
    run(values) {
      const { operation } = find(textIn(values, 'operationId'));
      const of = values['of'] ?? 'response';
      if (of !== 'request' && of !== 'response') throw new ToolError('of must be request or response.');
      const { requestBody, responses } = operation;
      const content = of === 'request' ? requestBody?.content : responses[operation.successStatus]?.content;
      const samples = samplesOf(content?.['application/json'] ?? { schema: {} });
      if (samples.length === 0) throw new ToolError(`There is no sample of a ${of} of ${operation.id}. See describe.`);
      const example = values['example'] ?? USUAL;
      const sample = samples.find(({ name }) => name === example);
      const names = samples.map(({ name }) => name).join(', ');
      if (!sample)
        throw new ToolError(`${operation.id} has no ${of} sample ${JSON.stringify(example)}. Choose one of ${names}.`);
      const { value } = sample;
      const shown = of === 'request' ? freshSample(operation.id, value, Math.floor(Date.now() / 1000)) : value;
      return { text: JSON.stringify(shown, null, 1) };
    },
  };
}
