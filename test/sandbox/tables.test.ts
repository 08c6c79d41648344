import { describe, expect, it } from 'vitest';
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

describe('the parameters of lists', () => {
  const lists = [...plans.values()].filter(({ kind }) => kind === 'list');
  const tableOf = (resource: string): (typeof TABLES)[number] => TABLES.find((table) => table.resource === resource)!;

  it.each([
    ['search_text', 'searched'],
    ['filter_by', 'filterBy'],
  ] as const)('%s has a rule in the table', (parameter, rule) => {
    const asked = lists.filter(({ query }) => query.includes(parameter));
    expect(
      asked.filter(({ resource }) => !tableOf(resource)[rule]).map(({ operation }) => operation),
      `Add ${rule} to the table of the resource (docs/contributing/sandbox.md, "Add a parameter of a list").`,
    ).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('filter by fields that records have', () => {
    const filters = lists.flatMap((plan) => plan.filters.map((filter) => ({ ...filter, plan })));
    const isField = (resource: string, name: string): boolean => {
      const { stored = {}, computed = [] } = tableOf(resource);
      return (
        [stored, ...computed.map(({ run }) => run)].some((fields) => Object.hasOwn(fields, name)) ||
        [...plans.values()].some(
          ({ resource: of, envelope, body }) =>
            of === resource && (body?.fields.has(name) || ('record' in envelope && envelope.record.fields.has(name))),
        )
      );
    };
    const unknown = filters.filter(
      ({ field, plan: { resource } }) => !isField(resource, tableOf(resource).filters?.[field] ?? field),
    );
    expect(
      unknown.map(({ parameter, plan: { operation } }) => `${operation}: ${parameter}`),
      'Add filters to the table of the resource (docs/contributing/sandbox.md, "Add a parameter of a list").',
    ).toEqual([]);
    expect(filters.length).toBeGreaterThan(20);
  });
});
