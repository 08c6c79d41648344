import { account } from '../../generated/conventions.ts';
import { SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from './code-call.ts';
import { freshJson } from './fresh-text.ts';
import { key, literal, quote } from './literal.ts';
import { headerTemplate, isDocumented, tokenHeaderOf } from './token-header.ts';

/** Writes a call with the client of this package, as a module for Node. The token comes from `INVENTORY_ACCESS_TOKEN`, or else from the samples. */
export function clientSample(call: SampleCall): string {
  const { server, query, body } = call;
  const isForm = body !== undefined && 'field' in body;
  return [
    ...(isForm ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { createInventoryClient } from 'inventory-service-api';",
    '',
    'const inventory = createInventoryClient({',
    `  organizationId: ${quote(query[account] ?? '10234695')},`,
    `  accessToken: process.env.INVENTORY_ACCESS_TOKEN ?? ${quote(SAMPLE_TOKEN)},`,
    `  baseUrl: ${quote(server)},`,
    ...(isDocumented(call) ? [] : [`  authorization: ${authorizationOf(call)},`]),
    '});',
    ...(isForm
      ? [
          `const picture = new File([await readFile(${quote(SAMPLE_FILE.name)})], ${quote(SAMPLE_FILE.name)}, { type: ${quote(SAMPLE_FILE.type)} });`,
        ]
      : []),
    '',
    clientCall(call),
    '',
  ].join('\n');
}

/** Writes the function that says how the token is carried. */
function authorizationOf(call: SampleCall): string {
  const header = tokenHeaderOf(call);
  const value = headerTemplate(header, 'token');
  return `(token) => ${header.name === 'Authorization' ? value : `({ ${key(header.name)}: ${value} })`}`;
}

/** Writes the call alone, with a client that is called `inventory`. */
export function clientCall(call: SampleCall): string {
  const { ids, query, body, client, result, file } = call;
  const { [account]: _, ...ownQuery } = query;
  const isForm = body !== undefined && 'field' in body;
  const parameters = [
    ...Object.values(ids).map(quote),
    ...(body ? [isForm ? `{ ${body.field}: picture }` : literal(freshJson(call))] : []),
    ...(Object.keys(ownQuery).length > 0 ? [literal(ownQuery)] : []),
  ];
  return `const ${file === undefined ? result : 'file'} = await inventory.${client}(${parameters.join(', ')});`;
}
