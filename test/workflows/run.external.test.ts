import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { startMock } from '../../src/public/mock.ts';
import { startSandbox } from '../../src/public/sandbox-server.ts';
import { partOf } from '../support/full.ts';
import { castId } from '../support/story.ts';
import { FAILS_ON_THE_MOCK } from './fails-on-the-mock.ts';
import { type Outcome, runWithEnvironment, runWorkflows } from './respect.ts';
import { operationOf, type Step, workflows } from './workflows.ts';

/** What stands in for every record that control URLs add, where the mock can't know it. */
const RECORD = {
  salesorder_id: castId(99001),
  purchaseorder_id: castId(99001),
  bill_id: castId(99001),
  line_items: [{ line_item_id: castId(99003) }],
};

/** Those that each change is tested with. */
const tried = partOf(workflows, 4);

/** Starts a sandbox with an organization for each workflow, and a token that may only read contacts. */
function startWorkshop() {
  const organizations = tried.map((_, index) => String(index + 1));
  const tokens = { demo: { organizations }, 'read-contacts': { organizations, scopes: ['ServiceAPI.contacts.READ'] } };
  return startSandbox({ createsOrganizations: true, tokens });
}

describe('against the sandbox', () => {
  let outcomes: Map<string, Outcome>;
  let again: Map<string, Outcome>;
  beforeAll(async () => {
    const { baseUrl, url, close } = await startWorkshop();
    const servers = { inventory: baseUrl, sandbox: `${url}/sandbox` };
    outcomes = await runWorkflows(tried, servers, ['SCHEMA_CHECK']);
    again = await runWorkflows(tried, servers, ['SCHEMA_CHECK'], '2');
    await close();
  });

  it.each(tried)('$title: does the same in a sandbox that has been used, as another run', ({ id }) => {
    expect(again.get(id)).toEqual(outcomes.get(id));
  });

  it.each(tried)('$title: every step runs', ({ id, steps }) => {
    expect(outcomes.get(id)!.steps).toEqual(steps.map(({ stepId }) => stepId));
  });

  it.each(tried)('$title: every check passes', ({ id, steps }) => {
    expect(outcomes.get(id)!.failures).toEqual(
      steps.filter(isMisjudged).map(({ stepId }) => `${stepId}: schema check`),
    );
  });
});

describe('against the mock, which remembers nothing', () => {
  let outcomes: Map<string, Outcome>;
  beforeAll(async () => {
    const mock = await startMock({ port: 0 });
    const control = createServer((_, response) => response.end(JSON.stringify({ record: RECORD })));
    await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
    const sandbox = `http://127.0.0.1:${(control.address() as AddressInfo).port}`;
    outcomes = await runWorkflows(tried, { inventory: mock.baseUrl, sandbox }, [
      'SCHEMA_CHECK',
      'SUCCESS_CRITERIA_CHECK',
      'CONTENT_TYPE_CHECK',
    ]);
    control.close();
    await mock.close();
  });

  it.each(tried)('$title: the checks of what was remembered fail, and no others', ({ id, steps }) => {
    const others = steps.filter((step) => operationOf(step).isControl).map(({ stepId }) => `${stepId}:`);
    const failures = outcomes
      .get(id)!
      .failures.filter((failure) => !others.some((step) => failure.startsWith(step)))
      .filter((failure) => !failure.endsWith('schema check'));
    expect(failures).toEqual(FAILS_ON_THE_MOCK[id]);
  });
});

it('a token in the environment is taken, and masked in all that Redocly writes', async () => {
  const token = 's3cret-token-of-an-owner';
  const { baseUrl, close } = await startSandbox({ tokens: { [token]: {} } });
  const workflow = workflows.find(({ id }) => id === 'firstInvoice')!;
  const input = { token, organization_id: '10234695', run: 'a1', date: '2026-03-28' };
  const written = await runWithEnvironment(workflow, baseUrl, input);
  await close();
  expect(written.output).toMatch(/first-invoice\.arazzo\.yaml +│ 1 +│ 1 +│ - /);
  for (const [name, text] of Object.entries(written)) {
    expect([name, text.includes('Service-oauthtoken ********')]).toEqual([name, true]);
    expect([name, text.includes(token)]).toEqual([name, false]);
  }
});

/**
 * Whether Redocly refuses an answer that holds to the contract. It closes every part of a schema by itself: a rule of payments, which
 * names the fields of the rule alone, and a refusal, in which the sandbox has `errors` of its own.
 */
function isMisjudged(step: Step): boolean {
  const isRefused = step.successCriteria.some(({ condition }) => /^\$statusCode == [45]\d\d$/.test(condition));
  const { id, isControl } = operationOf(step);
  return isControl ? false : isRefused || id === 'createCustomerPayment';
}
