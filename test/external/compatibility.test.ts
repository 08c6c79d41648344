import { expect, it } from 'vitest';
import { compatibilityPage } from './compatibility.ts';

it('docs/compatibility.md says what the external checks say; -u writes it', async () => {
  await expect(compatibilityPage()).toMatchFileSnapshot('../../docs/compatibility.md');
});
