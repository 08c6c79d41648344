import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Parameter, resolve } from '../../src/contract/index.ts';
import { contract, operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { errorsOf, NEEDS_MORE, requiredOnly, withExamples } from './from-document.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

// Every request goes to a sandbox that has just started.
let service: StandIn;
beforeAll(async () => {
  service = await startStandIn('Service-oauthtoken {token}');
});
afterAll(() => service.close());

it('operations accept what the examples of the document make', async () => {
  const some = everyNth(operations, 4).filter(({ id }) => !NEEDS_MORE.has(id));
  expect(await errorsOf(service, some, requiredOnly)).toEqual({});
});

it('those that need more accept it with the optional parameters that have an example', async () => {
  const called = operations.filter(({ id }) => NEEDS_MORE.has(id));
  expect(await errorsOf(service, called, withExamples)).toEqual({});
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
