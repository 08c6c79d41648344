import { type Operation, operationsOf } from '../../contract/operations.ts';
import type { Command } from '../command.ts';
import { findTags, readContract } from '../contract.ts';
import { readOptions } from '../options.ts';
import { formatTable } from '../table.ts';

/** Lists the operations with their addresses, their scopes and what of them is not documented. */
export const command: Command = {
  name: 'operations',
  summary: 'List the operations: URL, scope, what is not documented',
  help: `Lists the operations of the contract: operationId, method and URL, scope, and which parts of it the documents of
the service do not show.

  inventory-service-api operations [--tag <tag>]... [--json]

  --tag <tag>   only the operations of this tag; may be repeated
  --json        an array of objects instead of a table

In a terminal that is too narrow for the table, each operation takes several lines. In a pipe it is always one.

Examples:
  npx inventory-service-api operations --tag Taxes
  npx inventory-service-api operations | grep POST
  npx inventory-service-api operations --json | jq '.[] | select(.scope == null) | .operationId'`,
  async run(args) {
    const { values } = readOptions(args, { tag: { type: 'string', multiple: true }, json: { type: 'boolean' } });
    const document = await readContract();
    const tags = values.tag && findTags(document, values.tag);
    const operations = operationsOf(document).filter(({ tag }) => !tags || tags.includes(tag));
    console.log(
      values.json
        ? JSON.stringify(operations.map(describe), null, 2)
        : formatTable(HEADINGS, operations.map(row), process.stdout.columns),
    );
    return 0;
  },
};

const HEADINGS = ['operation', 'method', 'URL', 'scope', 'not documented'];

function row({ id, method, path, scope, notDocumented }: Operation): string[] {
  return [id, method.toUpperCase(), path, scope ?? '–', notDocumented.join(', ') || '–'];
}

function describe({ id, method, path, tag, scope, notDocumented }: Operation) {
  return { operationId: id, method: method.toUpperCase(), path, tag, scope: scope ?? null, notDocumented };
}
