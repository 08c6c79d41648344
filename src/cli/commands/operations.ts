import { type Operation, operationsOf } from '../../contract/index.ts';
import { defineCommand } from '../command.ts';
import { DOCUMENT, findTags, readContract } from '../document.ts';
import { formatTable } from '../text-table.ts';

/** Lists the operations with their addresses, their scopes and what of them is not documented. */
export const command = defineCommand({
  name: 'operations',
  summary: 'List the operations: URL, scope, what is not documented',
  description: `Lists the operations of the contract: operationId, method, URL and scope, and what the documents of the service do
not show.`,
  options: {
    tag: {
      type: 'string',
      multiple: true,
      description: 'only the operations of this tag; may be repeated',
      fallback: 'all',
    },
    json: { type: 'boolean', description: 'an array of objects instead of a table' },
    ...DOCUMENT,
  },
  examples: [
    'operations --tag Taxes',
    'operations | grep POST',
    "operations --json | jq '.[] | select(.scope == null) | .operationId'",
  ],
  notes: 'In a terminal too narrow for the table, each operation takes several lines; in a pipe, always one.',
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
  const open = basis === 'documented' ? notDocumented.join(', ') || '–' : `all of it: ${basis} alone`;
  return [id, method.toUpperCase(), path, scope ?? '–', open];
}

function describe({ id, method, path, tag, scope, basis, notDocumented }: Operation) {
  const call = { operationId: id, method: method.toUpperCase(), path, tag, scope: scope ?? null };
  return { ...call, ...(basis !== 'documented' && { basis }), notDocumented };
}
