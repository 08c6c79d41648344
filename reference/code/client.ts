import { SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from './call.ts';
import { literal, quote } from './literal.ts';

/** Writes a call with the client of this package, as a module for Node. The token is taken from `ACCESS_TOKEN`; without it, it is that of the samples. */
export function clientSample({ server, ids, query, body, client, result, file }: SampleCall): string {
  const { organization_id: organizationId, ...ownQuery } = query;
  const isForm = body !== undefined && 'field' in body;
  const takesQuery = Object.keys(ownQuery).length > 0;
  const parameters = [
    ...Object.values(ids).map(quote),
    ...(body ? [isForm ? `{ ${body.field}: picture }` : literal(body.json)] : []),
    ...(takesQuery ? [literal(ownQuery)] : []),
  ];
  return [
    ...(isForm ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { createInventoryClient } from 'inventory-service-api';",
    '',
    'const inventory = createInventoryClient({',
    `  organizationId: ${quote(organizationId ?? '10234695')},`,
    `  accessToken: process.env.ACCESS_TOKEN ?? ${quote(SAMPLE_TOKEN)},`,
    `  baseUrl: ${quote(server)},`,
    '});',
    ...(isForm
      ? [
          `const picture = new File([await readFile(${quote(SAMPLE_FILE.name)})], ${quote(SAMPLE_FILE.name)}, { type: ${quote(SAMPLE_FILE.type)} });`,
        ]
      : []),
    '',
    `const ${file === undefined ? result : 'file'} = await inventory.${client}(${parameters.join(', ')});`,
    '',
  ].join('\n');
}
