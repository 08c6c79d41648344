import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { contract } from '../support/document.ts';

/** What Redocly's structure rules find in a document. */
async function problemsOf(document: object): Promise<string[]> {
  const parsed: unknown = JSON.parse(JSON.stringify(document));
  const problems = await lintDocument({
    document: { source: new Source('/openapi.json', JSON.stringify(document)), parsed },
    externalRefResolver: new BaseResolver(),
    config: await createConfig({
      rules: { struct: 'error', 'no-unresolved-refs': 'error', 'spec-components-invalid-map-name': 'error' },
    }),
  });
  return problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`);
}

it('the contract is a valid OpenAPI 3.2 document once its version says so', async () => {
  expect(await problemsOf({ ...contract, openapi: '3.2.0' })).toEqual([]);
});

it('what 3.2 alone has is refused in 3.1', async () => {
  const [first, ...tags] = contract.tags;
  const grouped = { ...contract, tags: [{ ...first, kind: 'nav' }, ...tags] };
  expect(await problemsOf({ ...grouped, openapi: '3.2.0' })).toEqual([]);
  expect(await problemsOf(grouped)).toEqual([expect.stringContaining('kind')]);
});
