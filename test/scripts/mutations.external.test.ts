import { beforeEach, describe, expect, it } from 'vitest';
import { differencesOf } from '../contract/differences.ts';
import { type PatchedSources, patchSources } from '../support/sources.ts';

let sources: PatchedSources;
beforeEach(() => {
  sources = patchSources();
});

describe('a gate of the complete contract turns red when', () => {
  it('nothing is changed: it does not', async () => {
    expect(await sources.problems()).toEqual([]);
    expect(differencesOf(await sources.publish())).toEqual([]);
  });

  it('a scope is emptied', async () => {
    sources.replace('openapi/resources/taxes/paths.yaml', 'accessToken: [ServiceAPI.taxes.CREATE]', 'accessToken: []');
    const [problem, ...others] = await sources.problems();
    expect(problem).toMatchObject({ rule: 'inventory/scope', file: 'openapi/resources/taxes/paths.yaml' });
    expect(others).toEqual([]);
  });

  it('a convention that was inferred is no longer marked as such', async () => {
    const schemas = 'openapi/common/schemas.yaml';
    sources.replace(schemas, /(ListEnvelope:\n(?: +.*\n)*?) +x-inferred: .*\n/, '$1');
    expect(differencesOf(await sources.publish())).toContain(
      'ItemListResponse.page_context is not documented, and has neither x-observed nor an x-inferred that says what it is taken from',
    );
  });
});
