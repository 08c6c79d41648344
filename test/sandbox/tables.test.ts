import { expect, it } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { plans } from '../support/plans.ts';

it('every resource of the contract has a table', () => {
  const resources = new Set([...plans.values()].map(({ resource }) => resource));
  expect(
    [...resources].filter((resource) => !TABLES.some((table) => table.resource === resource)),
    'Add sandbox/resources/<resource>.ts (docs/contributing/sandbox.md, "Add a resource").',
  ).toEqual([]);
  expect(resources.size).toBeGreaterThan(20);
});
