import { type Operation, operationsOf } from '../../contract/index.ts';
import { defineCommand } from '../command.ts';
import { DOCUMENT, findTags, readContract } from '../document.ts';
import { formatTable } from '../text-table.ts';

/** Lists the operations with their addresses, their scopes and what of them is not documented. */
export const command = defineCommand({
  name: 'operations',
  summary: 'List the operations: URL, scope and what is not documented',
  description: `Lists the operations with their operationId, method, URL and scope, and what the service documentation leaves open.`,
  options: {
    tag: {
      type: 'string',
      multiple: true,
      description: 'only operations with this tag; may be repeated',
      fallback: 'all',
    },
    json: { type: 'boolean', description: 'prints an array of objects instead of a table' },
    ...DOCUMENT,
  },
  examples: [
    'operations --tag Taxes',
    'operations | grep POST',
    "operations --json | jq '.[] | select(.scope == null) | .operationId'",
  ],
  notes: 'In a narrow terminal, an operation spans several lines. In a pipe, it is always one line.',
  async run({ tag, json, document: file }) {
    const document = await readContract(file);
    const tags = tag && findTags(document, tag);
    const operations = operationsOf(document).filter((operation) => !tags || tags.includes(operation.tag));
    console.log(
      json
        ? JSON.stringify(operations.map(describe), null, 2)
        : formatTable(HEADINGS, operations.map(row), process.stdout.columns),
    );
    return 0;
  },
});

const HEADINGS = ['operation', 'method', 'URL', 'scope', 'not documented'];

function row({ id, method, path, scope, basis, notDocumented }: Operation): string[] {
  const open = basis === 'documented' ? notDocumented.join(', ') || '–' : `all of it (only ${basis})`;
  return [id, method.toUpperCase(), path, scope ?? '–', open];
}

function describe({ id, method, path, tag, scope, basis, notDocumented }: Operation) {
  const call = { operationId: id, method: method.toUpperCase(), path, tag, scope: scope ?? null };
  return { ...call, ...(basis !== 'documented' && { basis }), notDocumented };
}
