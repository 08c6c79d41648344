import { expect, it } from 'vitest';
import { operations } from '../support/document.ts';
import { expectAcceptedTwice, type Outcomes, startForSamples } from '../support/samples-twice.ts';
import { answerTo, folders, made, nextSecond, requestsOf, testWorkflows, variablesFor } from './sent-by-postman.ts';

testWorkflows(made.workflows.map(({ name }) => name));

it('has samples that a sandbox accepts, and again', async () => {
  const server = await startForSamples();
  const items = folders.slice(0, -1).flatMap(requestsOf);
  expect(items).toHaveLength(operations.length);
  const runAll = async (): Promise<Outcomes> => {
    const outcomes: Record<string, string> = {};
    for (const [index, operation] of operations.entries()) {
      const item = items.find(({ name }) => name === operation.summary)!;
      const variables = variablesFor(server).set('organization_id', String(index + 1));
      const isSent = item.request.body?.mode !== 'formdata';
      const status = isSent ? (await answerTo(item, variables)).status : 200;
      outcomes[operation.id] = status < 300 ? 'ok' : String(status);
    }
    return outcomes;
  };
  const first = await runAll();
  await nextSecond();
  expectAcceptedTwice(first, await runAll());
  await server.close();
});
