import { formatHttp, formatPostman } from '../../collection/index.ts';
import { defineCommand } from '../command.ts';
import { AUTHORIZATION, authorizationOf, baseUrlOf } from '../service-settings.ts';
import { writeOut } from '../write-out.ts';

const FORMATS = { http: formatHttp, postman: formatPostman };

/** Prints every operation and every workflow as requests for other tools. */
export const command = defineCommand({
  name: 'collection',
  summary: 'Print all requests for Postman or as an .http file',
  description: `Prints a request for every operation, with the values of its sample, and the requests of every workflow in
order. Addresses and the organization are variables. The access token is a variable without a value.`,
  options: {
    format: {
      type: 'string',
      values: ['http', 'postman'],
      default: 'http',
      description: 'an `.http` file for editors and httpyac, or a Postman collection (2.1)',
    },
    'base-url': {
      type: 'string',
      value: '<url>',
      description: 'address that the requests go to, with its path',
      fallback: 'that of the sandbox on port 4010',
    },
    authorization: AUTHORIZATION,
    out: { type: 'string', value: '<file>', description: 'file to write', fallback: 'standard output' },
  },
  examples: ['collection --out inventory.http', 'collection --format postman --out inventory.postman_collection.json'],
  async run({ format, out, ...service }) {
    const { readCollection } = await import('../../collection/read-workflows.ts');
    const collection = await readCollection({
      baseUrl: baseUrlOf(service)?.value,
      authorization: authorizationOf(service)?.value,
    });
    writeOut(out, FORMATS[format](collection));
    return 0;
  },
});
