import { hasOpenBody } from '../../src/contract/open-body.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { clientMethod } from '../model/site.ts';
import { SAMPLE_FILE, type SampleCall } from './call.ts';
import { literal, quote } from './literal.ts';

/** Keys of payloads that a JavaScript variable may not be called. */
const RESERVED = new Set(['package']);

/** Writes a call with the client of this package, as a module for Node. The token is taken from `ACCESS_TOKEN`. */
export function clientSample({ operation, ids, query, body, isFile }: SampleCall): string {
  const { organization_id: organizationId, ...ownQuery } = query;
  const isForm = body !== undefined && 'field' in body;
  const takesQuery = Object.keys(ownQuery).length > 0;
  const parameters = [
    ...ids.map(quote),
    ...(body && !hasOpenBody(operation.object) ? [isForm ? `{ ${body.field}: picture }` : literal(body.json)] : []),
    ...(takesQuery ? [literal(ownQuery)] : []),
  ];
  return [
    ...(isForm ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { createInventoryClient } from 'inventory-service-api';",
    '',
    'const inventory = createInventoryClient({',
    `  organizationId: ${quote(organizationId ?? '10234695')},`,
    '  accessToken: process.env.ACCESS_TOKEN,',
    '});',
    ...(isForm
      ? [
          `const picture = new File([await readFile(${quote(SAMPLE_FILE.name)})], ${quote(SAMPLE_FILE.name)}, { type: ${quote(SAMPLE_FILE.type)} });`,
        ]
      : []),
    '',
    `const ${isFile ? 'file' : resultPattern(sampleOf(operation.object.responses[operation.successStatus]?.content?.['application/json']))} = await inventory.${clientMethod(operation)}(${parameters.join(', ')});`,
    '',
  ].join('\n');
}

/** What a sample takes out of a response: its payload if that has a key of its own, the message if there is no payload, or else all. */
function resultPattern(example: unknown): string {
  const [key = 'message', ...others] = Object.keys(example ?? {}).filter(
    (name) => !['code', 'message', 'page_context'].includes(name),
  );
  return others.length > 0 || RESERVED.has(key) ? 'result' : `{ ${key} }`;
}
