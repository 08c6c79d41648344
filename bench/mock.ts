import { fullSampleOf, sampleOf } from '../src/contract/index.ts';
import { HEADERS, JSON_HEADERS, ORGANIZATION, operations } from './contract.ts';
import { compareServers, compiledServers, LOAD, type LoadRequest } from './load.ts';
import { defineBench } from './report.ts';
import { bareServer } from './servers.ts';

const HELP = `Compares the mock with the Prism CLI on the same document, and with a bare server of node:http that sends the same bytes.
Each runs in its own process; a figure is measured of one after another before the next figure. CPU time is read from /proc, so it
needs Linux.

  npm run bench -- mock                                 three rounds, 3000 requests to warm up and 3000 per figure
  npm run bench -- mock --requests 500 --rounds 1`;

const [listTaxes, createInvoice] = [operations.get('listTaxes')!, operations.get('createInvoice')!];

const REQUESTS = {
  GET: { method: 'GET', path: `${listTaxes.path}?organization_id=${ORGANIZATION}`, headers: HEADERS },
  'validated POST': {
    method: 'POST',
    path: `${createInvoice.path}?organization_id=${ORGANIZATION}`,
    headers: JSON_HEADERS,
    body: JSON.stringify(fullSampleOf(createInvoice.object.requestBody!.content['application/json'])),
  },
} as const satisfies Record<string, LoadRequest>;

export const bench = defineBench({
  help: HELP,
  options: LOAD,
  run: async (values) => {
    const answers = [listTaxes, createInvoice].map(({ method, path, object, successStatus }) => {
      const sample = sampleOf(object.responses[successStatus]!.content!['application/json']);
      return [`${method.toUpperCase()} ${path}`, { status: Number(successStatus), body: JSON.stringify(sample) }];
    });
    const calls = [10, 100].flatMap((connections) =>
      Object.entries(REQUESTS).map(([name, request]) => [
        `${name}, ${connections} connections`,
        { ...request, connections },
      ]),
    );
    const { mock, prism } = await compiledServers();
    const servers = [mock, prism, bareServer(Object.fromEntries(answers))];
    return [await compareServers(servers, Object.fromEntries(calls), values)];
  },
});
