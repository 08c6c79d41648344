import { expect, it } from 'vitest';
import { contractChanges } from '../../scripts/release/contract-changes.ts';
import { selectTags } from '../../src/cli/select.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

it('finds something wherever two documents differ', async () => {
  // One resource: to compare all of the contract takes longer.
  const taxes = selectTags(contract, ['Taxes']);
  const after = structuredClone(taxes) as OpenApiDocument & {
    components: { securitySchemes: Record<string, { 'x-scopes': object }> };
  };
  Object.assign(after.components.securitySchemes['accessToken']!['x-scopes'], { taxes: { nested: ['deep'] } });
  expect(await contractChanges(taxes, after)).toMatchObject([{ impact: 'descriptive' }]);
});

it('says that a pattern changed without quoting it', async () => {
  const invoices = selectTags(contract, ['Invoices']);
  const after = structuredClone(invoices) as OpenApiDocument;
  after.components.schemas['CalendarDate']!.pattern = '^\\d{8}$';
  const [change] = await contractChanges(invoices, after);
  expect(change).toMatchObject({
    place: 'CalendarDate.pattern',
    message: expect.stringMatching(/^`pattern` of `\w+` changed\.$/),
  });
});
