import { describe, expect, it } from 'vitest';
import { usualRecipe } from '../../reference/model/preparation.ts';
import { PREPARATIONS } from '../../reference/model/preparations.ts';
import { operations } from '../support/document.ts';

import { forms, site, testForms, tryRecipe } from './preparing.ts';

const prepared = testForms(1);

describe('a preparation', () => {
  it('is in the table only if the collections of the URL do not suffice', async () => {
    const unneeded = [];
    for (const { operation } of forms.filter(({ operation: { id } }) => id in PREPARATIONS)) {
      const usual = usualRecipe(site, operation);
      const isNeeded =
        usual.calls.length > 0 ? (await tryRecipe(operation, usual)) !== undefined : prepared.has(operation.id);
      if (!isNeeded) unneeded.push(operation.id);
    }
    expect(unneeded).toEqual([]);
    expect(Object.keys(PREPARATIONS).filter((id) => operations.every((one) => one.id !== id))).toEqual([]);
  });
});
