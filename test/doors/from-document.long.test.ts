import { expect, it, onTestFinished } from 'vitest';
import { operations } from '../support/document.ts';
import { errorsOf, NEEDS_MORE, requiredOnly } from './from-document.ts';
import { startStandIn } from './stand-in.ts';

it('every operation accepts what the examples of the document make, except for those that need more', async () => {
  const service = await startStandIn('Service-oauthtoken {token}');
  onTestFinished(() => service.close());
  const errors = await errorsOf(service, operations, requiredOnly);
  expect(Object.keys(errors)).toEqual([...NEEDS_MORE]);
});
