import type { Catalogue } from '../catalogue.ts';
import { type Tool, textIn } from '../tool.ts';

const MOST = 10;

/** Records refer to sales orders by id, but the service has no operation on them. */
const SALES_ORDER = /\bsales ?orders?\b/gi;
const ORDER_ID = 'salesorder_id';

/** Words of a query that fit any record. */
const ANY_RECORD =
  /\b(?:a|all|an|by|cancel|change|create|delete|details|edit|fetch|find|for|get|id|in|list|look up|lookup|make|new|number|of|one|open|read|search|show|the|update|view|void|with)\b/gi;

/** The tool that finds operations. */
export function searchTool({ search }: Catalogue): Tool {
  return {
    name: 'search',
    description: `Finds operations by words, such as "send invoice": operationId, method, URL and summary of the ${MOST} best matches.`,
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string', description: 'a few words about what you want to do' } },
      required: ['query'],
      additionalProperties: false,
    },
    annotations: { title: 'Find operations', readOnlyHint: true, openWorldHint: false },
    run(values) {
      const query = textIn(values, 'query');
      const isOfOrders = SALES_ORDER.test(query);
      const isOfNothingElse = isOfOrders && !/\w/.test(query.replace(SALES_ORDER, '').replace(ANY_RECORD, ''));
      const { entries, ignored } = search(isOfNothingElse ? ORDER_ID : query, MOST);
      const lines = entries.map(
        ({ operation: { id, method, path, summary }, isControl }) =>
          `${id}: ${method.toUpperCase()} ${path}: ${summary}${isControl ? ' (sandbox only)' : ''}`,
      );
      const nothing = 'No operation matches. Try other words, such as the name of a resource.';
      const rest = isOfNothingElse ? `These refer to one by ${ORDER_ID}:` : 'These are on other records:';
      const lead = isOfOrders ? [`There is no operation on sales orders. ${rest}`] : [];
      const isOfSandbox = entries.every(({ isControl }) => isControl);
      if (lines.length > 0 && isOfSandbox)
        lead.push('No operation of the service matches. These exist only in the sandbox:');
      if (ignored.length > 0) lead.unshift(`Ignored words: ${ignored.join(', ')}`);
      return { text: lines.length > 0 ? [...lead, ...lines].join('\n') : nothing };
    },
  };
}
