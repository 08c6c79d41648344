import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operation, type Parameter, resolve } from '../../src/contract/index.ts';
import { contract, operations } from '../support/document.ts';
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

/** The errors of operations that reject the request that is built from the document. */
async function errorsOf(called: readonly Operation[], isSent: typeof requiredOnly): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const operation of called) {
    const response = await fetch(requestFromDocument(service, operation, isSent));
    const answer = `${response.status} ${await response.text()}`;
    if (!response.ok) errors[operation.id] = answer;
  }
  return errors;
}

it('every operation accepts what the examples of the document make, except for those that need more', async () => {
  const errors = await errorsOf(operations, requiredOnly);
  expect(operations.length).toBeGreaterThan(150);
  expect(errors).toEqual(Object.fromEntries(Object.keys(NEEDS_MORE).map((id) => [id, expect.any(String)])));
});

it('those accept it with the optional parameters that have an example', async () => {
  const called = operations.filter(({ id }) => id in NEEDS_MORE);
  expect(await errorsOf(called, withExamples)).toEqual({});
});

it('no operation has a parameter of its path again: swagger-typescript-api would name two arguments alike', () => {
  const doubles = operations.flatMap(({ id, object, path }) => {
    const named = (parameters: readonly Parameter[] = []): string[] =>
      parameters.map((parameter) => resolve(contract, parameter).name as string);
    const own = named(object.parameters);
    return named(contract.paths[path]!.parameters).flatMap((name) => (own.includes(name) ? [`${id}: ${name}`] : []));
  });
  expect(doubles).toEqual([]);
});
