import { runWorkflows } from '../../../reference/model/guides/run-guide.ts';
import { urlOf } from '../../../src/code-samples/code-call.ts';
import type { Recorded } from '../../../verifier/replay/index.ts';
import { contract } from '../../support/document.ts';
import { workflows } from '../../workflows/workflows.ts';

const AT = '2026-03-28T06:30:00.000Z';

/** The calls of every workflow as they went in a sandbox, each in an organization of its own. */
export async function workflowTraffic(): Promise<Recorded[]> {
  const names = workflows.map(({ file }) => file.replace(/^.*\/|\.arazzo\.yaml$/g, ''));
  const ran = await runWorkflows(contract, names);
  let line = 1;
  return [...ran.values()].flatMap((steps, index) =>
    steps.flatMap(({ operation, sent: call, status, answer }) => {
      if (!operation) return [];
      line += 1;
      const query = { ...call.query, ...(call.query['organization_id'] && { organization_id: String(index + 1) }) };
      return {
        file: 'traffic.ndjson',
        line,
        exchange: {
          at: AT,
          request: {
            method: call.method,
            url: `${urlOf(call)}?${new URLSearchParams(query)}`,
            headers: { 'content-type': 'application/json' },
            body: call.body && 'json' in call.body ? JSON.stringify(call.body.json) : '',
          },
          response: { status, body: JSON.stringify(answer) },
        },
      };
    }),
  );
}
