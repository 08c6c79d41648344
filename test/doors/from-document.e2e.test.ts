import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../support/document.ts';
import { requestFromDocument, requiredOnly, withExamples } from './from-document.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

/** Operations that fail without an optional parameter, and why the document does not require it. */
const NEEDS_MORE: Readonly<Record<string, string>> = {
  createShipmentOrder: 'package_ids is documented as mandatory, but not where it goes, so it is optional in the query.',
};

// Every request goes to a sandbox that has just started.
let service: StandIn;
beforeAll(async () => {
  service = await startStandIn('Service-oauthtoken {token}');
});
afterAll(() => service.close());

/** What the operations answer that do not accept requests built from the document. */
async function failuresWith(isSent: typeof requiredOnly): Promise<Record<string, string>> {
  const failures: Record<string, string> = {};
  for (const operation of operations) {
    const response = await fetch(requestFromDocument(service, operation, isSent));
    const answer = `${response.status} ${await response.text()}`;
    if (!response.ok) failures[operation.id] = answer;
  }
  return failures;
}

it('every operation accepts the request that the examples of the document make', async () => {
  expect(operations).toHaveLength(173);
  expect(await failuresWith(withExamples)).toEqual({});
});

it('without optional parameters, only those fail that need one', async () => {
  expect(Object.keys(await failuresWith(requiredOnly))).toEqual(Object.keys(NEEDS_MORE));
});
