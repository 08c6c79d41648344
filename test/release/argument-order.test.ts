import { expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { readReleases } from '../../scripts/release/released.ts';
import { type OpenApiDocument, operationsOf, resolve } from '../../src/contract/index.ts';
import { contract } from '../support/document.ts';

/**
 * Lists each operation's parameters in the order of the arguments that OpenAPI Generator writes: required before optional, and within
 * each group, the operation's own before those of its URL.
 */
function argumentsIn(document: OpenApiDocument): Map<string, string[]> {
  return new Map(
    operationsOf(document).map(({ id, path, object }) => {
      const all = [...(object.parameters ?? []), ...(document.paths[path]!.parameters ?? [])];
      const parameters = all.map((parameter) => resolve(document, parameter));
      const sorted = parameters.toSorted(
        (one, other) => Number(other.required === true) - Number(one.required === true),
      );
      return [id, sorted.map(({ name }) => name)];
    }),
  );
}

it('arguments of generated clients keep the order that they have in the last release', async () => {
  const released = argumentsIn((await readReleases(projectAt())).at(-1)!.document);
  const present = argumentsIn(contract);
  expect(released.size).toBeGreaterThan(100);
  for (const [id, names] of released)
    expect(
      present.get(id)?.filter((name) => names.includes(name)),
      id,
    ).toEqual(names);
});
