import type { Catalogue } from '../catalogue.ts';
import { type Tool, textIn } from '../tool.ts';

const MOST = 10;

/** The tool that finds operations. */
export function searchTool({ search }: Catalogue): Tool {
  return {
    name: 'search',
    description: `Finds operations by words, such as "send invoice": operationId, method, URL and summary of the ${MOST} that fit best.`,
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string', description: 'a few words on what is to be done' } },
      required: ['query'],
      additionalProperties: false,
    },
    annotations: { title: 'Find operations', readOnlyHint: true, openWorldHint: false },
    run(values) {
      const lines = search(textIn(values, 'query'), MOST).map(
        ({ operation: { id, method, path, summary }, isControl }) =>
          `${id}: ${method.toUpperCase()} ${path}: ${summary}${isControl ? ' (sandbox only)' : ''}`,
      );
      const nothing = 'No operation fits. Try other words, such as the name of a resource.';
      return { text: lines.length > 0 ? lines.join('\n') : nothing };
    },
  };
}
